import type { TAccount as Content } from '../../../../content/schemas/exhibits/t-account.ts';
import { Line } from './Line.tsx';
import styles from './TAccount.module.css';

/** An account as a T: its sides next to each other wherever two columns fit, else one under the other. */
export function TAccount({ account, debits, credits, total }: Content) {
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
