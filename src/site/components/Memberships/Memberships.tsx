import styles from './Memberships.module.css';
import { twoLines } from './two-lines.ts';

interface Props {
  heading: string;
  /** The names of the bodies. */
  items: readonly string[];
  /** The small print under them. */
  note: string;
}

/** The memberships as drawn word-marks; the societies' own logos are theirs to lend. */
export function Memberships({ heading, items, note }: Props) {
  if (items.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby="memberships">
      <h2 id="memberships" className="visually-hidden">
        {heading}
      </h2>
      <ul>
        {items.map((name) => (
          <li key={name}>
            <svg role="img" aria-label={name}>
              {twoLines(name).map((line, index) => (
                <text key={line} x="50%" y={`${1 + index * 1.25}em`}>
                  {line}
                </text>
              ))}
            </svg>
          </li>
        ))}
      </ul>
      <p>{note}</p>
    </section>
  );
}
