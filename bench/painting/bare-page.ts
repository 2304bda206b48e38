import { load } from 'cheerio';

/** The page's words in its structure and style sheet, without fonts, pictures and icons. */
export function barePage(html: string): string {
  const $ = load(html);
  $(
    'link[rel="preload"], link[rel="expect"], link[rel="icon"], link[rel="apple-touch-icon"]',
  ).remove();
  $('img, picture, svg').remove();
  for (const style of $('style')) {
    $(style).text(
      $(style)
        .text()
        .replaceAll(/@font-face\s*\{[^}]*\}/g, ''),
    );
  }
  return $.html();
}
