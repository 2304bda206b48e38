import type { PaperKind } from '../../../content/schemas/paper-kind.ts';
import { Copy } from '../../components/Copy/Copy.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Paper } from '../../load/papers.ts';
import styles from './KindOfPaper.module.css';
import type { FindContent } from './load.ts';
import { PaperList } from './PaperList.tsx';

type Props = Pick<PaperKind, 'look' | 'today' | 'source'> & {
  /** Others of its kind that have a page. */
  papers: readonly Paper[];
  /** The headings. */
  words: FindContent['unknown']['kind'];
};

/** Its place on the page. */
export const KIND_OF_PAPER = 'what-to-look-for';

/** A paper known by its kind alone: things to look for on it, steps to take today, and others of its kind. */
export function KindOfPaper({ look, today, papers, source, words }: Props) {
  return (
    <Section id={KIND_OF_PAPER} heading={words.look}>
      <ul className={styles.look}>
        {look.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <h3 className={styles.today}>{words.today}</h3>
      <p className={styles.advice}>
        <Copy>{today}</Copy>
      </p>
      <p className={styles.source}>
        {words.sources}: {source.join('; ')}
      </p>
      {papers.length > 0 && <PaperList heading={words.papers} papers={papers} />}
    </Section>
  );
}
