import styles from './Contents.module.css';

interface Props {
  label: string;
  sections: readonly { id: string; short: string }[];
}

/** The article's table of contents, beside the text where there is room. */
export function Contents({ label, sections }: Props) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p id="contents">{label}</p>
      <ol>
        {sections.map(({ id, short }) => (
          <li key={id}>
            <a href={`#${id}`}>{short}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
