import styles from './Memberships.module.css';

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
      <div className="page">
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
      </div>
    </section>
  );
}

/** A name in two lines about as long as each other, rather the second longer; in one where it is one word. */
function twoLines(name: string): string[] {
  const words = name.split(' ');
  const breaks = words.slice(1).map((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    const second = words.slice(index + 1).join(' ');
    return { lines: [first, second], width: Math.max(first.length + 2, second.length) };
  });
  return breaks.sort((a, b) => a.width - b.width)[0]?.lines ?? [name];
}
