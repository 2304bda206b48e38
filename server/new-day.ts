import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { texasToday } from '../calendar/texas-time.ts';
import { asOf } from './as-of.ts';
import { isHtml } from './content-types.ts';
import type { Site } from './load-site.ts';
import { COMPRESSIONS } from './precompress.ts';
import { identityOf, type SiteFile, siteFile } from './site-file.ts';

const CHECK_EVERY_MS = 60_000;

const gunzipAsync = promisify(gunzip);

/**
 * Shows every page of a loaded site as of a day, from memory: the pages on disk may be another
 * build's by now. Routes keep the files they hold; a page that stays the same is not touched.
 *
 * @param day YYYY-MM-DD
 */
export async function redate(site: Site, day: string): Promise<void> {
  for (const file of new Set([...site.files.values(), site.notFound])) {
    if (isHtml(file.headers['content-type'] ?? '')) await redateFile(file, site.sources, day);
  }
}

async function redateFile(file: SiteFile, sources: Site['sources'], day: string): Promise<void> {
  const shown = identityOf(file).body;
  const source = sources.get(file);
  const built = source === undefined ? shown : await gunzipAsync(source);
  const body = Buffer.from(asOf(built.toString(), day));
  if (body.equals(shown)) return;
  const { br, gzip } = COMPRESSIONS;
  const compressed = { br: await br.compress(body), gzip: await gzip.compress(body) };
  Object.assign(file, siteFile(body, file.headers, compressed));
}

/**
 * Shows the site, as it was loaded, as of each new day in Texas; a try that failed is made again a
 * minute later. Returns what ends the watch.
 *
 * @param onFault told of the first try of a day that failed
 */
export function watchNewDay(site: Site, onFault: (error: unknown) => void): () => void {
  let shown = site.day;
  let told = site.day;
  let isBusy = false;
  const timer = setInterval(async () => {
    const day = texasToday();
    if (day === shown || isBusy) return;
    isBusy = true;
    try {
      await redate(site, day);
      shown = day;
    } catch (error) {
      if (told !== day) onFault(error);
      told = day;
    } finally {
      isBusy = false;
    }
  }, CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
