import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Copy } from '../../components/Copy/Copy.tsx';
import { Folded } from '../../components/Fold/Folded.tsx';
import type { Service } from '../../load/services.ts';
import styles from './Example.module.css';
import { servicePage } from './load.ts';

/** A case from beginning to end, said to be an example, with its figures as a table. */
export function Example({ title, paragraphs, rows }: NonNullable<Service['example']>) {
  return (
    <aside aria-labelledby="example" className={styles.example}>
      <Certificate>
        <div className={styles.split} data-rows={rows.length > 0 || undefined}>
          <div className={styles.text}>
            <p className={styles.label}>{servicePage.exampleLabel}</p>
            <h3 id="example">{title}</h3>
            <Folded title={title}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Copy>{paragraph}</Copy>
                </p>
              ))}
            </Folded>
          </div>
          {rows.length > 0 && (
            <table>
              <tbody className="rows">
                {rows.map(({ label, value }) => (
                  <tr key={label}>
                    <th scope="row">
                      <Copy>{label}</Copy>
                    </th>
                    <td>
                      <Copy>{value}</Copy>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      </Certificate>
    </aside>
  );
}
