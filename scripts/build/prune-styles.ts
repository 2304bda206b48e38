import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss from 'postcss';

/** Inline style element. */
const STYLE = /<style>(.+?)<\/style>/gs;
/** A part of a selector without an alternative. */
const ONLY = /:(?:is|where)\(([^(),]*)\)/g;
/** Optional parts of a selector: alternatives and attribute values. */
const OPTIONAL = /:(?:is|where|not|has)\([^)]*\)|\[[^\]]*\]/g;
const CLASS = /\.([a-z_][\w-]*)/gi;

/** Removes rules for absent classes from the styles of every page in a folder. */
export async function pruneStyles(folder: string): Promise<void> {
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    await writeFile(file, withoutUnused(await readFile(file, 'utf8')));
  }
}

/**
 * Merges a page's styles into the first, without selectors whose class names occur nowhere else in
 * the page.
 */
export function withoutUnused(html: string): string {
  const css = [...html.matchAll(STYLE)].map(([, text = '']) => text).join('');
  const words = new Set(html.replaceAll(STYLE, '').match(/[\w-]+/g));
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) =>
      [...selector.replaceAll(ONLY, ' $1').replaceAll(OPTIONAL, '').matchAll(CLASS)].every(
        ([, name = '']) => words.has(name),
      ),
    );
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  const styles = [`<style>${root}</style>`];
  return html.replaceAll(STYLE, () => styles.pop() ?? '');
}
