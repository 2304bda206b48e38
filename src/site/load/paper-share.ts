import { drawShare } from './draw-share.ts';
import { firm } from './firm.ts';
import { type Paper, paperTitle } from './papers.ts';
import type { SharePicture } from './share-pictures.ts';

/** The shared picture of a paper's page. */
export function paperShare(
  paper: Pick<Paper, 'kind' | 'code' | 'name' | 'title'>,
): Pick<SharePicture, 'url' | 'alt'> {
  const name = paper.code.toLowerCase();
  return { url: `/share/find/${name}.png`, alt: `${paperTitle(paper)}, ${firm.name}` };
}

/** The shared picture as a PNG: the paper's title, and the note of its code. */
export function drawPaperShare(
  paper: Pick<Paper, 'kind' | 'code' | 'name' | 'title' | 'family'>,
): ReturnType<typeof drawShare> {
  const { code: number, family } = paper;
  return drawShare({ title: paperTitle(paper), number, family });
}
