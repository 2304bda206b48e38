import type { ExhibitOf } from '../../../../content/schemas/exhibit.ts';
import { daysOf } from '../../../../content/schemas/exhibits/filings.ts';
import { Copy } from '../../../components/Copy/Copy.tsx';
import styles from './Filings.module.css';

/** A matrix of filers and days; on a phone a card for each filer, with the days in a column. */
export function Filings({ heading, filers }: ExhibitOf<'filings'>) {
  const days = daysOf(filers);
  return (
    <table className={styles.filings}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {days.map((day) => (
            <th key={day.index} scope="col">
              {day.printed}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filers.map(({ who, filings }) => (
          <tr key={who}>
            <th scope="row">
              <Copy>{who}</Copy>
            </th>
            {days.map((day) => {
              const filing = filings.find(({ due }) => due.index === day.index);
              return (
                <td key={day.index} data-marked={filing?.marked || undefined}>
                  {filing && (
                    <>
                      <b>{day.printed}</b> <Copy>{filing.form}</Copy>
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
