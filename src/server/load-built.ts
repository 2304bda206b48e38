import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Settings } from '../base/settings/settings.ts';
import { readBuiltFacts } from './built-facts.ts';
import { type BuiltFile, builtFiles } from './built-files.ts';
import { compressed, ENDINGS } from './compress.ts';
import { isCompressible } from './respond/content-types.ts';
import { securityHeaders } from './respond/headers.ts';
import { NOT_FOUND } from './respond/locate-page.ts';
import type { Pages } from './respond/pages.ts';
import { readRedirects, redirectsOf } from './respond/redirects.ts';
import type { Site } from './respond/respond.ts';
import { siteStatusOn } from './respond/site-status.ts';
import type { CacheDependencies } from './response-cache.ts';
import { type MemoryFile, memoryFile } from './site-file.ts';
import { StartError } from './start-error.ts';
import { type BuildVersion, readBuildVersion } from './version.ts';

/** The built site: its renderer, and all its files in memory. */
export interface Built {
  site: Site;
  /** Files other than pages, by decoded path. */
  files: ReadonlyMap<string, MemoryFile>;
  /** Prerendered pages; see `CacheDependencies`. */
  built: CacheDependencies['built'];
  buildVersion: BuildVersion;
}

/**
 * Loads the site built in `dist`.
 *
 * @throws StartError if it is not built
 */
export async function loadBuilt(
  dist: string,
  settings: Pick<Settings, 'SITE_URL' | 'IMAGE_HOST'>,
): Promise<Built> {
  try {
    return await load(dist, settings);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const advice = `The site is not built (looked in ${dist}): run npm run build`;
    throw new StartError(advice, { cause });
  }
}

async function load(
  dist: string,
  { SITE_URL: siteUrl, IMAGE_HOST: imageHost }: Pick<Settings, 'SITE_URL' | 'IMAGE_HOST'>,
): Promise<Built> {
  const facts = await readBuiltFacts(dist);
  const base = securityHeaders(siteUrl);
  const files = new Map<string, MemoryFile>();
  const pages = new Map<string, MemoryFile>();
  const loaded = await loadPages(dist);
  // A file with a route, such as robots.txt, is rendered again once the site status changes.
  const isRendered = (path: string) => loaded.routes.some(({ route }) => route === path);
  for (const file of await builtFiles(dist, facts)) {
    const address = file.path === '/404' ? NOT_FOUND.address : file.path;
    (file.isPage || isRendered(file.path) ? pages : files).set(address, await loadFile(file, base));
  }
  const listed = new Set(facts.listed);
  const site = {
    ...loaded,
    policies: facts.policies.routes,
    redirects: redirectsOf(await readRedirects(dist)),
    siteUrl,
    imageHost,
    statuses: facts.statuses,
    isListed: (path: string) => listed.has(path),
  };
  const { name: siteStatus } = siteStatusOn(facts.day, facts.statuses);
  return { site, files, built: { pages, siteStatus }, buildVersion: await readBuildVersion(dist) };
}

/**
 * Loads the page renderer from `dist`.
 *
 * @throws StartError if it is missing
 */
export async function loadPages(dist: string): Promise<Pages> {
  const entry = join(dist, 'server', 'entry.mjs');
  const module: unknown = await import(pathToFileURL(entry).href);
  if (isPages(module)) return { routes: module.routes, render: module.render };
  throw new StartError(`${entry} renders no pages: run npm run build`);
}

function isPages(module: unknown): module is Pages {
  return (
    typeof module === 'object' &&
    module !== null &&
    'routes' in module &&
    'render' in module &&
    typeof module.render === 'function'
  );
}

/** Loads a file with its compressed copies from the build; compresses it now if one is missing. */
async function loadFile(
  { file, headers: own }: BuiltFile,
  base: BuiltFile['headers'],
): Promise<MemoryFile> {
  const headers = { ...base, ...own };
  const body = await readFile(file);
  if (!isCompressible(headers['content-type'] ?? '')) return memoryFile(body, headers);
  const copies = [ENDINGS.br, ENDINGS.gzip].map((ending) => readFile(file + ending));
  const [br, gzip] = await Promise.all(copies).catch(() => []);
  return memoryFile(body, headers, br && gzip ? { br, gzip } : await compressed(body));
}
