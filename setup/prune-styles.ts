import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { transform } from 'lightningcss';
import { withoutUnmatched } from './unmatched-rules.ts';

/** A class, a custom property or the name of keyframes as it stands in a style sheet. */
const SYMBOL = /(?<=\.)-?[_a-z][\w-]*|--[a-z][\w-]*|(?<=@keyframes )[\w-]+/gi;

/**
 * Takes out of the one style of every page in a folder what that page has no use for: many pages share a sheet, such
 * as the services theirs. A page whose components go on in the browser keeps all: they may come to need it.
 */
export async function pruneStyles(folder: string): Promise<void> {
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    await writeFile(file, withoutUnused(await readFile(file, 'utf8')));
  }
}

/** The page with its first style cut down to the rules that its elements may come under, now or by its script. */
export function withoutUnused(html: string): string {
  // As without script, where `noscript` holds elements.
  const $ = load(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const [style] = $('style:not([media])').get();
  const place = style?.sourceCodeLocation;
  if (!place?.startTag || !place.endTag || $('astro-island').length > 0) return html;
  const before = html.slice(0, place.startTag.endOffset);
  const after = html.slice(place.endTag.startOffset);
  const page = before + after;
  // Once for the classes, and once for what only their rules named.
  const css = withoutUnmatched(pruned($(style).text(), page), $);
  return before + pruned(css, page) + after;
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
