import type { ReactNode } from 'react';
import type { ExhibitOf } from '../../../../content/schemas/exhibit.ts';
import {
  receiptPrices,
  receiptRates,
  receiptTotals,
} from '../../../../content/schemas/exhibits/ledger.ts';
import { Copy } from '../../../components/Copy/Copy.tsx';
import { Paragraph } from '../../../components/Copy/Paragraphs.tsx';
import styles from './Ledger.module.css';

interface Props {
  children: ReactNode;
  amount: string;
  note?: string | undefined;
  marked?: boolean | undefined;
  /** A further attribute for the style sheet. */
  state?: string | undefined;
}

/** A line of a ledger, within `<dl>`: the label, and the amount. */
export function Line({ children, amount, note, marked, state }: Props) {
  return (
    <div data-marked={marked || undefined} data-state={state}>
      <dt>{children}</dt>
      <dd>{amount}</dd>
      {note && <dd>{note}</dd>}
    </div>
  );
}

/** A receipt, and beside it the parts of its tax as a sum. */
export function Receipt(receipt: ExhibitOf<'receipt'>) {
  return (
    <div className={`beside ${styles.receipt}`}>
      <div className={styles.tape}>
        <h4>{receipt.shop}</h4>
        <dl>
          {receiptPrices(receipt).map(({ label, words, taxed }) => (
            <Line key={words} amount={label}>
              <Copy>{words}</Copy>
              {!taxed && <i> {receipt.untaxed}</i>}
            </Line>
          ))}
        </dl>
        <dl>
          {receiptTotals(receipt).map(({ label, words }) => (
            <Line key={words} amount={label}>
              {words}
            </Line>
          ))}
        </dl>
      </div>
      <dl className={styles.sum}>
        {receiptRates(receipt).map(({ label, percent, words }, index) => (
          <Line key={words} amount={label} marked={index === receipt.rates.length}>
            <b>{percent}</b> <Copy>{words}</Copy>
          </Line>
        ))}
      </dl>
    </div>
  );
}

/** A T-account: its sides next to each other if two columns fit, else one under the other. */
export function TAccount({ account, debits, credits, total }: ExhibitOf<'t-account'>) {
  return (
    <div className={styles.account}>
      <h4>{account}</h4>
      <div>
        {[debits, credits].map(({ heading, entries }) => (
          <div key={heading}>
            <h5>{heading}</h5>
            <dl>
              {[...entries, { ...total, marked: false }].map(({ label, amount, marked }) => (
                <Line key={label} amount={amount.printed} marked={marked}>
                  {label}
                </Line>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The lines of a statement beside the ledger's: partners are joined, and an entry without one shows its cause. */
export function Matching({ bank, ledger, lines, cause }: ExhibitOf<'matching'>) {
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
              {isAlone && <Paragraph className={styles.cause}>{cause}</Paragraph>}
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

function Side({
  of,
  line,
}: {
  of: string;
  line: ExhibitOf<'matching'>['bank']['balance'] | undefined;
}) {
  return (
    <div data-none={!line || undefined}>
      <span>{of}: </span>
      {line?.label ?? 'No such line'} {line && <b>{line.amount.printed}</b>}
    </div>
  );
}
