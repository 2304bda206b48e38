import { currentYear } from '../site/content/current-year.ts';
import type { Site } from './load-site.ts';

const CHECK_EVERY_MS = 60_000;

/**
 * Puts the files of a newly loaded site in place of those being served, so that
 * routes keep answering while the year on the pages changes.
 */
export function renewFiles(site: Site, renewed: Site): void {
  for (const [path, file] of site.files) Object.assign(file, renewed.files.get(path));
  Object.assign(site.notFound, renewed.notFound);
}

/**
 * Loads the site again when a new year has begun in Texas. Returns what ends the watch.
 *
 * @param load loads the site with the year of now
 */
export function watchNewYear(site: Site, load: () => Promise<Site>): () => void {
  let shown = currentYear();
  const timer = setInterval(async () => {
    const year = currentYear();
    if (year === shown) return;
    renewFiles(site, await load());
    shown = year;
  }, CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
