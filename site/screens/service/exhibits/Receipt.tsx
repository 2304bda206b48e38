import { receiptPrices, receiptRates, receiptTotals } from '../../../../content/drawn/receipt.ts';
import type { Receipt as Content } from '../../../../content/schemas/exhibits/receipt.ts';
import { Copy } from '../../../components/Copy/Copy.tsx';
import styles from './Receipt.module.css';

type Props = Pick<Content, 'shop' | 'untaxed' | 'lines' | 'rates' | 'taxed' | 'tax' | 'total'>;

/** A receipt, and beside it the parts of its tax as a sum. */
export function Receipt(receipt: Props) {
  return (
    <div className={styles.receipt}>
      <div className={styles.tape}>
        <h4>{receipt.shop}</h4>
        <dl>
          {receiptPrices(receipt).map(({ label, beside, taxed }) => (
            <div key={beside}>
              <dt>
                <Copy>{beside}</Copy>
                {!taxed && <i> {receipt.untaxed}</i>}
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <dl>
          {receiptTotals(receipt).map(({ label, beside }) => (
            <div key={beside}>
              <dt>{beside}</dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </div>
      <dl className={styles.sum}>
        {receiptRates(receipt).map(({ label, percent, beside }, place) => (
          <div key={beside} data-marked={place === receipt.rates.length || undefined}>
            <dt>
              <b>{percent}</b> <Copy>{beside}</Copy>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
