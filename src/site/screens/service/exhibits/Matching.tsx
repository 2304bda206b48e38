import type { Matching as Content } from '../../../../content/schemas/exhibits/matching.ts';
import { Copy } from '../../../components/Copy/Copy.tsx';
import styles from './Matching.module.css';

/** The lines of a statement beside those of the ledger, partners joined, and under the one without any its cause. */
export function Matching({ bank, ledger, lines, cause }: Content) {
  return (
    <>
      <p className={styles.heads} aria-hidden>
        <b>{bank.heading}</b>
        <b>{ledger.heading}</b>
      </p>
      <ol className={styles.lines}>
        {lines.map((pair) => {
          const isAlone = !pair.bank || !pair.ledger;
          return (
            <li
              key={[pair.bank?.label, pair.ledger?.label].join()}
              data-marked={isAlone || undefined}
            >
              <Side of={bank.heading} line={pair.bank} />
              <Side of={ledger.heading} line={pair.ledger} />
              {isAlone && (
                <p className={styles.cause}>
                  <Copy>{cause}</Copy>
                </p>
              )}
            </li>
          );
        })}
        <li>
          <Side of={bank.heading} line={bank.balance} />
          <Side of={ledger.heading} line={ledger.balance} />
        </li>
      </ol>
    </>
  );
}

function Side({ of, line }: { of: string; line: Content['bank']['balance'] | undefined }) {
  return (
    <div data-none={!line || undefined}>
      <span>{of}: </span>
      {line?.label ?? 'No such line'} {line && <b>{line.amount.printed}</b>}
    </div>
  );
}
