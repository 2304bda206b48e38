import { firm } from './firm.ts';
import { type FoundPage, foundPages } from './found-pages.ts';

/** The picture of a shared link to a page, 1200 × 630. */
export interface SharePicture {
  /** File name without the ending, as `about` or `services-payroll`. */
  name: string;
  page: FoundPage;
  url: string;
  /** Its alternative text. */
  alt: string;
}

/** The pictures by the address of their page. */
export const sharePictures: ReadonlyMap<string, SharePicture> = new Map(
  foundPages.map((page) => {
    const name = page.href.slice(1).replaceAll('/', '-') || 'home';
    const alt = `${page.title}, ${firm.name}`;
    return [page.href, { name, page, url: `/share/${name}.png`, alt }];
  }),
);

/** The picture of the page at an address; papers, posts and others without one show that of the page above. */
export function sharePictureOf(route: string): SharePicture {
  const above = route.slice(0, route.lastIndexOf('/')) || '/';
  const found = sharePictures.get(route) ?? sharePictures.get(above) ?? sharePictures.get('/');
  if (!found) throw new Error('src/site/routes.ts: expected a page at /');
  return found;
}
