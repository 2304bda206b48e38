import {
  type Doubling as Content,
  doublingRule,
  doublingSteps,
} from '../../../../content/schemas/exhibits/doubling.ts';
import styles from './Doubling.module.css';
import { Entries } from './Entries.tsx';

/** The rule, and the amount as blocks that grow to the right on a phone and upwards on a wide screen. */
export function Doubling(doubling: Content) {
  const { label, beside } = doublingRule(doubling);
  const entries = doublingSteps(doubling).map((step, place) => ({
    title: step.label,
    description: step.beside,
    marked: place === 1,
    drawing: <Blocks count={2 ** place} />,
  }));
  return (
    <>
      <p className={styles.rule}>
        <b>{label}</b> {beside}
      </p>
      <Entries className={styles.doubling} entries={entries} />
    </>
  );
}

function Blocks({ count }: { count: number }) {
  return (
    <p aria-hidden="true">
      {[...Array(count).keys()].map((place) => (
        <i key={place} />
      ))}
    </p>
  );
}
