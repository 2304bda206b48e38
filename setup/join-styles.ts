import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';

/** Makes one of the styles of every page in a folder: its policy then holds one hash. */
export async function joinStyles(folder: string): Promise<void> {
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    await writeFile(file, withOneStyle(await readFile(file, 'utf8')));
  }
}

/** The page with all its styles in the place of the first one, in their order. */
export function withOneStyle(html: string): string {
  const $ = load(html, { sourceCodeLocationInfo: true });
  const styles = $('style:not([media])').get();
  const text = styles.map((style) => $(style).text()).join('');
  return styles.reduceRight((page, { sourceCodeLocation: place }, index) => {
    if (!place) return page;
    const own = index === 0 ? `<style>${text}</style>` : '';
    return page.slice(0, place.startOffset) + own + page.slice(place.endOffset);
  }, html);
}
