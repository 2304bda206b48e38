import {
  type Receipt as Content,
  receiptPrices,
  receiptRates,
  receiptTotals,
} from '../../../../content/schemas/exhibits/receipt.ts';
import { Copy } from '../../../components/Copy/Copy.tsx';
import { Line } from './Line.tsx';
import styles from './Receipt.module.css';

/** A receipt, and beside it the parts of its tax as a sum. */
export function Receipt(receipt: Content) {
  return (
    <div className={styles.receipt}>
      <div className={styles.tape}>
        <h4>{receipt.shop}</h4>
        <dl>
          {receiptPrices(receipt).map(({ label, beside, taxed }) => (
            <Line key={beside} amount={label}>
              <Copy>{beside}</Copy>
              {!taxed && <i> {receipt.untaxed}</i>}
            </Line>
          ))}
        </dl>
        <dl>
          {receiptTotals(receipt).map(({ label, beside }) => (
            <Line key={beside} amount={label}>
              {beside}
            </Line>
          ))}
        </dl>
      </div>
      <dl className={styles.sum}>
        {receiptRates(receipt).map(({ label, percent, beside }, place) => (
          <Line key={beside} amount={label} marked={place === receipt.rates.length}>
            <b>{percent}</b> <Copy>{beside}</Copy>
          </Line>
        ))}
      </dl>
    </div>
  );
}
