import { doublingRule, doublingTurns } from '../../../../content/drawn/doubling.ts';
import type { Doubling as Content } from '../../../../content/schemas/exhibits/doubling.ts';
import styles from './Doubling.module.css';

/** The rule, and the amount as blocks that grow to the right on a phone and upwards on a wide screen. */
export function Doubling(doubling: Pick<Content, 'amount' | 'rate'>) {
  const { label, beside } = doublingRule(doubling);
  return (
    <>
      <p className={styles.rule}>
        <b>{label}</b> {beside}
      </p>
      <ol className={styles.doubling}>
        {doublingTurns(doubling).map((turn) => (
          <li key={turn.label} data-marked={turn.blocks.length === 2 || undefined}>
            <span>
              <b>{turn.label}</b> {turn.beside}
            </span>
            <div aria-hidden="true">
              {turn.blocks.map((block) => (
                <i key={block} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
