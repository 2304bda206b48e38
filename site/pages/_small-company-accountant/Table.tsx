import styles from './Table.module.css';

interface Props {
  id: string;
  caption: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
}

/** A ruled table that scrolls sideways on a phone, by keyboard too. */
export function Table({ id, caption, columns, rows }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would need a heading; the caption names this region.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <div className={styles.region} role="region" aria-labelledby={id} tabIndex={0}>
      <table data-columns={columns.length}>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={`${name} ${cells.join(' ')}`}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
