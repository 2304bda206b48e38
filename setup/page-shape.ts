import type { CheerioAPI } from 'cheerio';

/** The beginnings of these attributes' values that a style sheet of this site asks for; it asks for all of the others'. */
const ASKED_OF: Readonly<Record<string, RegExp>> = {
  alt: /^.?/,
  content: /^/,
  'data-shown': /^/,
  datetime: /^/,
  href: /^(?:http|\/|#(?:user-content-fn(?:ref)?)?)?/,
  src: /^(?:\/art\/(?:mark|monogram|texas)?)?/,
  value: /^/,
};

/** What a style sheet can tell of an element: see `pageShape`. */
type Parts = ReturnType<ReturnType<CheerioAPI>['children']>;

/**
 * What of a page decides which rules its elements come under: their names, attributes and order, without texts, and
 * with two of each run of the same ones, since no rule of what is built asks for more.
 */
export function pageShape($: CheerioAPI): string {
  return shapesOf($, $.root().children());
}

function shapesOf($: CheerioAPI, elements: Parts): string {
  const shapes = elements.get().map((element) => {
    const attributes = Object.entries(element.attribs).map(
      ([name, value]) => `${name}=${(ASKED_OF[name]?.exec(value) ?? [value])[0]}`,
    );
    return `<${[element.name, ...attributes].join(' ')}>${shapesOf($, $(element).children())}</>`;
  });
  return shapes
    .filter((shape, at) => shape !== shapes[at - 1] || shape !== shapes[at - 2])
    .join('');
}
