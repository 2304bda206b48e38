import styles from './Memberships.module.css';

interface Props {
  heading: string;
  items: readonly string[];
  note: string;
  /** The address of the engraving for the seals' border. */
  seal: string;
}

/** The memberships as drawn seals; a society's own logo would need its permission. */
export function Memberships({ heading, items, note, seal }: Props) {
  if (items.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby="memberships">
      <h2 id="memberships" className="visually-hidden">
        {heading}
      </h2>
      <div className="page">
        <ul>
          {items.map((name) => (
            <li key={name}>
              <p className={styles.seal}>
                <img src={seal} alt="" width="64" height="64" loading="lazy" />
                <span aria-hidden="true">{name[0]}</span>
              </p>
              <p>{name}</p>
            </li>
          ))}
        </ul>
        <small>{note}</small>
      </div>
    </section>
  );
}
