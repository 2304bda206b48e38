import {
  type Receipt as Content,
  rateOf,
  taxedCents,
} from '../../../../content/schemas/exhibits/receipt.ts';
import { Copy } from '../../../components/Copy/Copy.tsx';
import styles from './Receipt.module.css';

type Props = Pick<Content, 'shop' | 'untaxed' | 'lines' | 'rates' | 'taxed' | 'tax' | 'total'>;

/** A receipt, and beside it the parts of its tax as a sum. */
export function Receipt({ shop, untaxed, lines, rates, taxed, tax, total }: Props) {
  const base = taxedCents(lines);
  const percent = rateOf(rates);
  const taxOf = (part: number) => (base * part) / 100;
  const all = lines.reduce((sum, { price }) => sum + price * 100, taxOf(percent));
  return (
    <div className={styles.receipt}>
      <div className={styles.tape}>
        <h4>{shop}</h4>
        <dl>
          {lines.map((line) => (
            <div key={line.label}>
              <dt>
                <Copy>{line.label}</Copy>
                {!line.taxed && <i> {untaxed}</i>}
              </dt>
              <dd>{dollars(line.price * 100)}</dd>
            </div>
          ))}
        </dl>
        <dl>
          <div>
            <dt>{taxed}</dt>
            <dd>{dollars(base)}</dd>
          </div>
          <div>
            <dt>
              {tax} {percent}%
            </dt>
            <dd>{dollars(taxOf(percent))}</dd>
          </div>
          <div>
            <dt>{total}</dt>
            <dd>{dollars(all)}</dd>
          </div>
        </dl>
      </div>
      <dl className={styles.sum}>
        {rates.map(({ label, percent: part }) => (
          <div key={label}>
            <dt>
              <b>{part}%</b> <Copy>{label}</Copy>
            </dt>
            <dd>{dollars(taxOf(part))}</dd>
          </div>
        ))}
        <div data-marked>
          <dt>
            <b>{percent}%</b> {tax}
          </dt>
          <dd>{dollars(taxOf(percent))}</dd>
        </div>
      </dl>
    </div>
  );
}

function dollars(cents: number): string {
  return `$${(Math.round(cents) / 100).toFixed(2)}`;
}
