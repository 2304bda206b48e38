import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { transform } from 'lightningcss';
import { pageShape } from './page-shape.ts';
import { withoutUnmatched } from './unmatched-rules.ts';

/** A class, a custom property or the name of keyframes as it stands in a style sheet. */
const SYMBOL = /(?<=\.)-?[_a-z][\w-]*|--[a-z][\w-]*|(?<=@keyframes )[\w-]+/gi;

/**
 * Takes out of the one style of every page in a folder what that page has no use for: many pages share a sheet, such
 * as the services theirs. A page whose components go on in the browser keeps all: they may come to need it.
 */
export async function pruneStyles(folder: string): Promise<void> {
  const known = new Map<string, string>();
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    await writeFile(file, withoutUnused(await readFile(file, 'utf8'), known));
  }
}

/**
 * The page with its first style cut down to the rules that its elements may come under, now or by its script.
 *
 * @param known what was left for other pages, by their styles and shape; this one is added
 */
export function withoutUnused(html: string, known = new Map<string, string>()): string {
  // As without script, where `noscript` holds elements.
  const $ = load(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const [style] = $('style:not([media])').get();
  const place = style?.sourceCodeLocation;
  if (!place?.startTag || !place.endTag || $('astro-island').length > 0) return html;
  const before = html.slice(0, place.startTag.endOffset);
  const after = html.slice(place.endTag.startOffset);
  const key = $('style, script:not([type$=json])').text() + pageShape($);
  const left = known.get(key) ?? usedOf($(style).text(), before + after, $);
  known.set(key, left);
  return before + left + after;
}

/** What of a style sheet a page uses; symbols go once for the classes, and once for what only their rules named. */
function usedOf(css: string, page: string, $: CheerioAPI): string {
  return pruned(withoutUnmatched(pruned(css, page), $), page);
}

/** The style sheet without the symbols that are named neither in the rest of the page nor, by a value, in itself. */
function pruned(css: string, page: string): string {
  const named = new Set(css.match(SYMBOL));
  const unusedSymbols = [...named].filter((symbol) => {
    if (RegExp(`(?<![\\w-])${symbol}(?![\\w-])`).test(page)) return false;
    // What has the name of a property, such as `columns`: the property would go with the class.
    if (!symbol.startsWith('--') && RegExp(`[{;]${symbol}:`).test(css)) return false;
    const isClass = !symbol.startsWith('--') && !css.includes(`@keyframes ${symbol}`);
    return isClass || !RegExp(`(?:var\\(|[:,\\s])${symbol}(?![\\w-]|\\s*[:{])`).test(css);
  });
  const { code } = transform({
    filename: 'page.css',
    code: new TextEncoder().encode(css),
    minify: true,
    unusedSymbols,
  });
  return new TextDecoder().decode(code);
}
