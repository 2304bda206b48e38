import { inMinutes } from '../../../../content/drawn/agenda.ts';
import { type Agenda as Content, ROW } from '../../../../content/schemas/exhibits/agenda.ts';
import { Copy } from '../../../components/Copy/Copy.tsx';
import styles from './Agenda.module.css';
import { Places } from './Places.tsx';

/** The items of a meeting down the page, each as tall as it is long, and what they add up to. */
export function Agenda({ items, total }: Pick<Content, 'items' | 'total'>) {
  return (
    <>
      <Places
        of={styles.agenda}
        entries={items.map(({ minutes }) => ({ '--rows': minutes / ROW }))}
      />
      <ol className={styles.agenda}>
        {items.map(({ title, description, minutes, marked }) => (
          <li key={title} data-marked={marked || undefined}>
            <b>{inMinutes(minutes)}</b>
            <h4>{title}</h4>
            <p>
              <Copy>{description}</Copy>
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.total}>
        <b>{inMinutes(total.minutes)}</b> {total.label}
      </p>
    </>
  );
}
