import { rosetteFor } from './art.ts';
import { drawShare } from './draw-share.ts';
import { firm } from './firm.ts';
import { type Paper, paperRosette, paperTitle } from './notices.ts';
import type { SharePicture } from './share-pictures.ts';

/** What is shown beside a link to a paper's page where it is shared. */
export function paperShare(
  paper: Pick<Paper, 'kind' | 'code' | 'title'>,
): Pick<SharePicture, 'url' | 'alt'> {
  const name = paper.code.toLowerCase();
  return { url: `/share/find/${name}.png`, alt: `${paperTitle(paper)}, ${firm.name}` };
}

/** That picture as a PNG: what the paper is, and its rosette with the code. */
export function drawPaperShare(
  paper: Pick<Paper, 'kind' | 'code' | 'title'>,
): ReturnType<typeof drawShare> {
  const words = { title: paperTitle(paper), denomination: paper.code };
  return drawShare(words, rosetteFor(paperRosette(paper)));
}
