import styles from './Memberships.module.css';

interface Props {
  heading: string;
  items: readonly { name: string; initials: string }[];
}

/** The memberships as drawn word-marks; the societies' own logos are theirs to lend. */
export function Memberships({ heading, items }: Props) {
  if (items.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby="memberships">
      <h2 id="memberships" className="visually-hidden">
        {heading}
      </h2>
      <ul>
        {items.map(({ name, initials }) => (
          <li key={name}>
            <svg role="img" aria-label={name} viewBox="0 0 120 30" width="120" height="30">
              <text x="60" y="22">
                {initials}
              </text>
            </svg>
            <p aria-hidden="true">{name}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
