import { currentYear } from '../calendar/current-year.ts';
import { isHtml } from './content-types.ts';
import type { Site } from './load-site.ts';
import { COMPRESSIONS } from './precompress.ts';
import { identityOf, type SiteFile, siteFile } from './site-file.ts';
import { withYear } from './year-mark.ts';

const CHECK_EVERY_MS = 60_000;

/**
 * Puts the year on every page of a loaded site, in memory: the pages on disk may be another
 * build's by now. Routes keep the files they hold.
 *
 * @param year four digits
 */
export async function redate(site: Site, year: string): Promise<void> {
  for (const file of [...site.files.values(), site.notFound]) {
    if (isHtml(file.headers['content-type'] ?? '')) Object.assign(file, await redated(file, year));
  }
}

async function redated(file: SiteFile, year: string): Promise<SiteFile> {
  const { headers } = file;
  const body = withYear(identityOf(file).body, year);
  const { br, gzip } = COMPRESSIONS;
  return siteFile(body, headers, { br: await br.compress(body), gzip: await gzip.compress(body) });
}

/**
 * Dates the site again when a new year has begun in Texas; a try that failed is made again a
 * minute later. Returns what ends the watch.
 *
 * @param onFault told of a failed try
 */
export function watchNewYear(site: Site, onFault: (error: unknown) => void): () => void {
  let shown = currentYear();
  const timer = setInterval(async () => {
    const year = currentYear();
    if (year === shown) return;
    try {
      await redate(site, year);
      shown = year;
    } catch (error) {
      onFault(error);
    }
  }, CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
