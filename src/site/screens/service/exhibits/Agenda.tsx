import {
  type Agenda as Content,
  inMinutes,
  ROW,
} from '../../../../content/schemas/exhibits/agenda.ts';
import styles from './Agenda.module.css';
import { Entries } from './Entries.tsx';

/** The items of a meeting down the page, each as tall as it is long, and what they add up to. */
export function Agenda({ items, total }: Content) {
  const entries = items.map((item) => ({
    ...item,
    label: inMinutes(item.minutes),
    numbers: { '--rows': item.minutes / ROW },
  }));
  return (
    <>
      <Entries className={styles.agenda} entries={entries} />
      <p className={styles.total}>
        <b>{inMinutes(total.minutes)}</b> {total.label}
      </p>
    </>
  );
}
