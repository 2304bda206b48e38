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
        <table>
          <caption>{shop}</caption>
          <tbody>
            {lines.map((line) => (
              <tr key={line.label}>
                <th scope="row">
                  <Copy>{line.label}</Copy>
                  {!line.taxed && <small> {untaxed}</small>}
                </th>
                <td>{dollars(line.price * 100)}</td>
              </tr>
            ))}
          </tbody>
          <tbody>
            <tr>
              <th scope="row">{taxed}</th>
              <td>{dollars(base)}</td>
            </tr>
            <tr>
              <th scope="row">
                {tax} {percent}%
              </th>
              <td>{dollars(taxOf(percent))}</td>
            </tr>
            <tr>
              <th scope="row">{total}</th>
              <td>{dollars(all)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <table className={styles.sum}>
        <tbody>
          {rates.map(({ label, percent: part }) => (
            <tr key={label}>
              <th scope="row">{part}%</th>
              <td>
                <Copy>{label}</Copy>
              </td>
              <td>{dollars(taxOf(part))}</td>
            </tr>
          ))}
          <tr data-marked>
            <th scope="row">{percent}%</th>
            <td>{tax}</td>
            <td>{dollars(taxOf(percent))}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function dollars(cents: number): string {
  return `$${(Math.round(cents) / 100).toFixed(2)}`;
}
