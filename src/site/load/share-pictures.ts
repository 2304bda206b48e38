import type { Family } from '../../content/schemas/family.ts';
import { FIND_PATH } from '../../papers/addresses.ts';
import { drawShare } from './draw-share.ts';
import { firm } from './firm.ts';
import { foundPages } from './found-pages.ts';
import { type Paper, paperTitle } from './papers.ts';

/** The picture of a shared link to a page, 1200 × 630. */
export interface SharePicture {
  /** File name without the ending, as `about` or `services-payroll`. */
  name: string;
  /** The heading that stands in it. */
  title: string;
  /** The number that its note is drawn from, and the family of its ink. */
  number?: string | undefined;
  family?: Family | undefined;
  url: string;
  /** Its alternative text. */
  alt: string;
}

/** The picture of every page that may be found, by the page's address; those of the papers are drawn when asked for. */
export const sharePictures: ReadonlyMap<string, SharePicture> = new Map(
  foundPages
    .filter(({ href }) => !href.startsWith(`${FIND_PATH}/`))
    .map(({ href, title, denomination, family }) => {
      const name = href.slice(1).replaceAll('/', '-') || 'home';
      const picture = {
        name,
        title,
        number: denomination,
        family,
        url: `/share/${name}.png`,
        alt: `${title}, ${firm.name}`,
      };
      return [href, picture];
    }),
);

/** The picture of the page at an address; what has none shows that of the page above it. */
export function sharePictureOf(route: string): SharePicture {
  const above = route.slice(0, route.lastIndexOf('/')) || '/';
  const found = sharePictures.get(route) ?? sharePictures.get(above) ?? sharePictures.get('/');
  if (!found) throw new Error('src/site/routes.ts: expected a page at /');
  return found;
}

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
