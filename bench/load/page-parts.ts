import { type CheerioAPI, load } from 'cheerio';

/** What a page is made of besides its HTML, by the addresses of each kind. */
export interface PageParts {
  /** Style sheets of their own, besides what stands in the page. */
  styles: ReadonlySet<string>;
  fonts: ReadonlySet<string>;
  /** Those that come with the first view, and those that wait until they are scrolled to. */
  pictures: ReadonlySet<string>;
  latePictures: ReadonlySet<string>;
  scripts: ReadonlySet<string>;
  /** Those that wait until a component is scrolled to or the browser has nothing else to do. */
  lateScripts: ReadonlySet<string>;
}

/**
 * Reads from a page's HTML what a browser fetches for it: style sheets, the fonts it preloads (not
 * the further ones, which few pages have a character of), the pictures that the styles in it name,
 * pictures (where there are sizes to choose from, the one that `src` names), scripts and components.
 * Scripts that these import are not among them, nor is the tab's icon.
 *
 * @param url where the page is
 */
export function pageParts(html: string, url: string): PageParts {
  const $ = load(html);
  const inStyles = [
    ...$('style')
      .text()
      .matchAll(/url\(["']?(?!data:)([^"')]+)/g),
  ].map(([, address = '']) => address);
  const isFont = (address: string) => /\.woff2?$/.test(address);
  const island = (selector: string) => [
    ...attributes($, selector, 'component-url'),
    ...attributes($, selector, 'renderer-url'),
  ];
  const whole = (addresses: readonly string[]) =>
    new Set(addresses.map((address) => new URL(address, url).href));
  return {
    styles: whole(attributes($, 'link[rel=stylesheet]', 'href')),
    fonts: whole(attributes($, 'link[rel=preload][as=font]', 'href')),
    pictures: whole([
      ...attributes($, 'link[rel=preload][as=image]', 'href'),
      ...attributes($, 'img[src]:not([loading=lazy])', 'src'),
      ...inStyles.filter((address) => !isFont(address) && !address.startsWith('#')),
    ]),
    latePictures: whole(attributes($, 'img[src][loading=lazy]', 'src')),
    scripts: whole([
      ...attributes($, 'script[src]', 'src'),
      ...attributes($, 'link[rel=modulepreload]', 'href'),
      ...island('astro-island[client=load]'),
    ]),
    lateScripts: whole(island('astro-island:not([client=load])')),
  };
}

function attributes($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .flatMap((element) => $(element).attr(name) ?? []);
}
