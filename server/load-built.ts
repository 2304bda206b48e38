import { statSync } from 'node:fs';
import { loadSite, type Site } from './load-site.ts';
import { loadPages, type Pages } from './pages.ts';
import { StartError } from './start-error.ts';

/**
 * Loads all of the site built in `dist`, from one build.
 *
 * @throws StartError where it is not built, or another build took its place meanwhile.
 */
export async function loadBuilt(dist: string): Promise<{ site: Site; pages: Pages }> {
  const folder = () => statSync(dist, { throwIfNoEntry: false })?.ino;
  const before = folder();
  const [loaded] = await Promise.allSettled([Promise.all([loadSite(dist), loadPages(dist)])]);
  if (folder() !== before) {
    throw new StartError(`The site in ${dist} was built anew while it was loaded: start it again`);
  }
  if (loaded.status === 'rejected') throw loaded.reason;
  const [site, pages] = loaded.value;
  return { site, pages };
}
