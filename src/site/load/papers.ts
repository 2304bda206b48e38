import words from '../../../content/pages/paper.yaml';
import source from '../../../content/papers.yaml';
import type { Family } from '../../content/schemas/family.ts';
import { GROUP_FAMILIES, type PaperEntry, papersSchema } from '../../content/schemas/paper.ts';
import { paperPath } from '../../papers/addresses.ts';
import { codeLinker } from '../../papers/code-links.ts';
import { paperWordsSchema } from '../screens/paper/schema.ts';
import type { GeneratedSvg } from './art.ts';
import { engravingOf, type Ground } from './engraving-art.ts';
import { loadContent } from './load-content.ts';

const { kinds } = loadContent(paperWordsSchema, words);

/** A paper as its page shows it. */
export type Paper = PaperEntry & {
  href: string;
  /** The family of the ink of its page and engraving. */
  family: Family;
};

type Named = Pick<PaperEntry, 'kind' | 'code' | 'name'>;

/** Every paper in the register's order, with its address and its family. */
export const papers: readonly Paper[] = loadContent(papersSchema, source).map((entry) => ({
  ...entry,
  href: paperPath(entry.code),
  family: GROUP_FAMILIES[entry.group],
}));

/** Links the papers named in a page's or a post's HTML. */
export const linkCodes = codeLinker(papers);

/** The paper with a code. */
export function paperOf(code: string): Paper {
  const found = papers.find((each) => each.code === code);
  if (!found) throw new Error(`content/papers.yaml: expected the code "${code}"`);
  return found;
}

/** A paper's heading: its code (after its kind, if the code is only a number), and its title. */
export function paperTitle(paper: Named & Pick<PaperEntry, 'title'>): string {
  const { kind, code, title } = paper;
  const standsAlone = !/^\d/.test(code) && kind !== 'schedule';
  return `${standsAlone ? shortName(paper) : paperName(paper)}: ${title}`;
}

/** A paper's name in a sentence, such as Letter 1058. */
export function paperName({ kind, code, name }: Named): string {
  return name ?? `${kinds[kind]} ${code}`;
}

/** A paper's code, or its name if it prints none. */
export function shortName({ code, name }: Pick<PaperEntry, 'code' | 'name'>): string {
  return name ?? code;
}

/** The caption of a paper's engraving: Form 941: the payroll tax return, each quarter. */
export function paperLine(paper: Named & Pick<PaperEntry, 'title'>): string {
  return `${paperName(paper)}: ${paper.title}`;
}

/** The engraving of a paper's code, in its family's ink. */
export function paperArt(
  { code, family }: Pick<Paper, 'code' | 'family'>,
  on?: Ground,
): GeneratedSvg {
  return engravingOf(code, family, on);
}
