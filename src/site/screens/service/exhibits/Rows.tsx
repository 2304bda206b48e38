import type { ExhibitOf } from '../../../../content/schemas/exhibit.ts';
import {
  agendaLabels,
  doublingRule,
  doublingSteps,
  MINUTES_PER_ROW,
} from '../../../../content/schemas/exhibits/rows.ts';
import { Entries } from './Entries.tsx';
import styles from './Rows.module.css';

/** The items of a meeting down the page, each as tall as it is long, and their total. */
export function Agenda(agenda: ExhibitOf<'agenda'>) {
  const labels = agendaLabels(agenda).map(({ label }) => label);
  const entries = agenda.items.map((item, index) => ({
    ...item,
    label: labels[index] ?? '',
    numbers: { '--rows': item.minutes / MINUTES_PER_ROW },
  }));
  return (
    <>
      <Entries className={styles.agenda} entries={entries} />
      <p className={styles.total}>
        <b>{labels.at(-1)}</b> {agenda.total}
      </p>
    </>
  );
}

/** Steps that widen down a phone and rise across a wide screen; dashed if the firm does not offer them. */
export function Ladder({ steps }: ExhibitOf<'ladder'>) {
  const entries = steps.map((step, index) => ({
    ...step,
    lead: step.gives,
    state: step.ours ? 'ours' : undefined,
    numbers: { '--left': steps.length - 1 - index },
  }));
  return <Entries className={styles.ladder} entries={entries} />;
}

/** The rule, and the amount as blocks that grow to the right on a phone and upward on a wide screen. */
export function Doubling(doubling: ExhibitOf<'doubling'>) {
  const { label, words } = doublingRule(doubling);
  const entries = doublingSteps(doubling).map((step, index) => ({
    title: step.label,
    description: step.words,
    marked: index === 1,
    drawing: <Blocks count={2 ** index} />,
  }));
  return (
    <>
      <p className={styles.rule}>
        <b>{label}</b> {words}
      </p>
      <Entries className={styles.doubling} entries={entries} />
    </>
  );
}

function Blocks({ count }: { count: number }) {
  return (
    <p aria-hidden="true">
      {[...Array(count).keys()].map((index) => (
        <i key={index} />
      ))}
    </p>
  );
}
