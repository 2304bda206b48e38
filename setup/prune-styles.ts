import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { PurgeCSS } from 'purgecss';

/** Attributes that browsers set. */
const SET_BY_BROWSERS = ['open'];

/**
 * Takes out of the one style of every page in a folder the rules that the page has no use for.
 */
export async function pruneStyles(folder: string): Promise<void> {
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    await writeFile(file, await withoutUnused(await readFile(file, 'utf8')));
  }
}

/**
 * The page with its first style cut down to the rules that name what the rest of the page names. A
 * page whose components go on in the browser keeps all: they may come to need it.
 */
export async function withoutUnused(html: string): Promise<string> {
  const $ = load(html, { sourceCodeLocationInfo: true });
  const [style] = $('style:not([media])').get();
  const place = style?.sourceCodeLocation;
  if (!place?.startTag || !place.endTag || $('astro-island').length > 0) return html;
  const before = html.slice(0, place.startTag.endOffset);
  const after = html.slice(place.endTag.startOffset);
  const [pruned] = await new PurgeCSS().purge({
    content: [{ raw: before + after, extension: 'html' }],
    css: [{ raw: $(style).text() }],
    dynamicAttributes: SET_BY_BROWSERS,
    keyframes: true,
    variables: true,
  });
  return before + (pruned?.css ?? '') + after;
}
