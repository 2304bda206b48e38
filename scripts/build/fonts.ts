import { globSync, readFileSync } from 'node:fs';
import { buildFonts as subset } from '../../src/site/fonts/build.ts';

const TEXTS = ['content/**/*.{yaml,md}', 'src/site/**/*.{astro,tsx}', 'src/inbox/fields.ts'];

/** Writes the fonts with every character of the site's texts. */
export async function buildSiteFonts(): Promise<void> {
  await subset(
    globSync(TEXTS)
      .map((file) => readFileSync(file, 'utf8'))
      .join(''),
  );
}
