import { firm } from './firm.ts';
import { indexedPages } from './indexed-pages.ts';

/** The link previews, 1200 × 630, with alternative text, by the path of their page. */
export const sharePictures = new Map(
  indexedPages.map((page) => {
    // As `about` or `services-payroll`.
    const name = page.href.slice(1).replaceAll('/', '-') || 'home';
    const alt = `${page.title}, ${firm.name}`;
    return [page.href, { name, page, url: `/share/${name}.png`, alt }] as const;
  }),
);

/** The link preview of a page; papers, posts and others without one use that of the page above. */
export function sharePictureOf(route: string) {
  const above = route.slice(0, route.lastIndexOf('/')) || '/';
  const found = sharePictures.get(route) ?? sharePictures.get(above) ?? sharePictures.get('/');
  if (!found) throw new Error('src/site/routes.ts: expected a page at /');
  return found;
}
