import styles from './Contents.module.css';
import '../../styles/disclosure.css';

interface Props {
  label: string;
  sections: readonly { id: string; short: string }[];
}

/** An article's table of contents: beside the text if there is room, else folded above it. */
export function Contents({ label, sections }: Props) {
  if (sections.length === 0) return null;
  return (
    <nav className={styles.contents} aria-label={label}>
      <p className="title" aria-hidden="true">
        {label}
      </p>
      <details className="disclosure arrow">
        <summary>{label}</summary>
        <ol className="quiet">
          {sections.map(({ id, short }) => (
            <li key={id}>
              <a href={`#${id}`}>{short}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
