import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { withShortProperties } from '../site/short-properties.ts';

/** Makes one of the styles of every page in a folder: its policy then holds one hash. */
export async function joinStyles(folder: string): Promise<void> {
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    await writeFile(file, withOneStyle(await readFile(file, 'utf8')));
  }
}

/**
 * The page with all its styles in the place of the first one, in their order. Those of a part of the page, which no
 * style sheet had, get the short names of properties that the sheets have by now.
 */
export function withOneStyle(html: string): string {
  const $ = load(html, { sourceCodeLocationInfo: true });
  const styles = $('style:not([media])').get();
  const text = styles
    .map((style) =>
      ($(style).closest('body').length > 0 ? withShortProperties : String)($(style).text()),
    )
    .join('');
  return styles.reduceRight((page, { sourceCodeLocation: place }, index) => {
    if (!place) return page;
    const own = index === 0 ? `<style>${text}</style>` : '';
    return page.slice(0, place.startOffset) + own + page.slice(place.endOffset);
  }, html);
}
