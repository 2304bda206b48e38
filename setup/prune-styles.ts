import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';

/** A style as Astro, or a component, writes it into a page. */
const STYLE = /<style>(.+?)<\/style>/gs;
/** Attributes that browsers set. */
const SET_BY_BROWSERS = ['open'];

/** Takes out of the styles of every page in a folder the rules that the page has no use for. */
export async function pruneStyles(folder: string): Promise<void> {
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    await writeFile(file, await withoutUnused(await readFile(file, 'utf8')));
  }
}

/** The page with one style, at the place of its first, of the rules that name what the rest of it names. */
export async function withoutUnused(html: string): Promise<string> {
  const css = [...html.matchAll(STYLE)].map(([, text = '']) => text).join('');
  const [pruned] = await new PurgeCSS().purge({
    content: [{ raw: html.replaceAll(STYLE, ''), extension: 'html' }],
    css: [{ raw: css }],
    dynamicAttributes: SET_BY_BROWSERS,
    keyframes: true,
    variables: true,
  });
  const styles = [`<style>${pruned?.css}</style>`];
  return html.replaceAll(STYLE, () => styles.pop() ?? '');
}
