import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDated } from '../../calendar/shown-on.ts';
import type { DatedPage } from '../../netlify/dated-pages.ts';
import { asOf } from '../../server/as-of.ts';
import type { BuiltFile } from '../../server/built-files.ts';
import { isHtml } from '../../server/content-types.ts';
import { bundle, literal, PROJECT } from '../bundle.ts';
import { everyHeader } from './headers-file.ts';

const NAME = 'dated-pages';

/**
 * Makes of each dated page that is to be published what it is on a day, and
 * `edge-functions/dated-pages/` of the pages as they were built, which shows them as of any other.
 *
 * @param files what is to be published
 * @param day of the build, YYYY-MM-DD
 */
export async function bundleDatedPages(
  folder: string,
  files: readonly BuiltFile[],
  siteUrl: string,
  day: string,
): Promise<void> {
  const pages: DatedPage[] = [];
  for (const { file, path, headers } of files) {
    if (!isHtml(headers['content-type'] ?? '')) continue;
    const html = await readFile(file, 'utf8');
    if (!isDated(html)) continue;
    pages.push({ path, html, headers: everyHeader(headers, siteUrl) });
    await writeFile(file, asOf(html, day));
  }
  const own = join(folder, 'edge-functions', NAME);
  await mkdir(own, { recursive: true });
  await bundle('bundle', startWith(pages), own);
  // A host that does not get on with it sends what is published. There is no HEAD among its methods.
  const config = { path: pages.map(({ path }) => path), method: 'GET', onError: 'bypass' };
  const code = `export { default } from './bundle.mjs';\nexport const config = ${literal(config)};\n`;
  await writeFile(join(own, `${NAME}.js`), code);
}

function startWith(pages: readonly DatedPage[]): string {
  return `
    import { datedPages } from ${literal(join(PROJECT, 'netlify/dated-pages.ts'))};
    export default datedPages(${literal(pages)});`;
}
