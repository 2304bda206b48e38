import source from '../../../content/pages/notice.yaml';
import { filledIn } from '../../load/fill-in.ts';
import { type Paper, paperArt, papers } from '../../load/notices.ts';
import { noticePage as schema } from './schema.ts';

/** The words around every paper. */
export const noticePage = filledIn(schema, source);

/** A paper with the address of its rosette. */
export type PaperPage = Paper & { art: string };

/** Every paper as its page shows it. */
export const paperPages: readonly PaperPage[] = papers.map((paper) => ({
  ...paper,
  art: paperArt(paper).url,
}));
