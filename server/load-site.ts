import { readFile } from 'node:fs/promises';
import { isDated } from '../calendar/shown-on.ts';
import { texasToday } from '../calendar/texas-time.ts';
import { asOf } from './as-of.ts';
import { type BuiltFile, builtFiles } from './built-files.ts';
import { isCompressible, isHtml } from './content-types.ts';
import { ALIVE, HEALTHZ_PATH } from './healthz.ts';
import type { Policies } from './policies.ts';
import { COMPRESSIONS } from './precompress.ts';
import { type Redirects, readRedirects } from './redirects.ts';
import { type SiteFile, siteFile } from './site-file.ts';
import { StartError } from './start-error.ts';

/** The built site in memory; `files` by the decoded path they are visited at. */
export interface Site {
  files: ReadonlyMap<string, SiteFile>;
  services: SiteFile;
  notFound: SiteFile;
  /** The day as of which its pages were loaded, YYYY-MM-DD. */
  day: string;
  /** Pages that show other things on other days: each as it was built, compressed by gzip. */
  sources: ReadonlyMap<SiteFile, Buffer>;
  /** Content-Security-Policies of the pages on demand, by route as Astro writes it. */
  policies: Policies['onDemand'];
  /** Old addresses. */
  redirects: Redirects;
}

/**
 * Loads the built site from `dist` (client/, policies.json and redirects.json), its pages as of a day.
 * Compresses what `precompress` has not, or what no longer matches its file or that day.
 *
 * @param day YYYY-MM-DD
 * @throws StartError where the site is not built, or a page came without a policy.
 */
export async function loadSite(dist: string, day: string = texasToday()): Promise<Site> {
  const reading = Promise.all([builtFiles(dist), readRedirects(dist)]);
  const [built, redirects] = await reading.catch((cause: unknown) => {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`The site is not built (looked in ${dist}): run npm run build`, { cause });
  });
  const files = new Map<string, SiteFile>();
  const sources = new Map<SiteFile, Buffer>();
  // One after the other: a hundred brotli decoders at once would take their windows' memory at once.
  for (const file of built.files) {
    const { loaded, source } = await loadFile(file, day);
    files.set(file.path, loaded);
    if (source) sources.set(loaded, source);
  }
  const [notFound, services] = [page(files, '/404', dist), page(files, '/services', dist)];
  page(files, '/', dist);
  files.delete('/404');
  files.set(HEALTHZ_PATH, ALIVE);
  return { files, services, notFound, day, sources, policies: built.policies, redirects };
}

function page(files: Map<string, SiteFile>, path: string, dist: string): SiteFile {
  const file = files.get(path);
  if (file) return file;
  throw new StartError(`The built site in ${dist} has no page ${path}: run npm run build`);
}

interface Loaded {
  loaded: SiteFile;
  /** Of a page that shows other things on other days. */
  source?: Buffer;
}

async function loadFile({ file, headers }: BuiltFile, day: string): Promise<Loaded> {
  const type = headers['content-type'] ?? '';
  const bytes = await readFile(file);
  if (!isCompressible(type)) return { loaded: siteFile(bytes, headers) };
  const built = isHtml(type) ? bytes.toString() : undefined;
  const body = built === undefined ? bytes : Buffer.from(asOf(built, day));
  const [br, gzip] = await Promise.all([
    compressed(file, body, 'br'),
    compressed(file, body, 'gzip'),
  ]);
  const loaded = siteFile(body, headers, { br, gzip });
  if (built === undefined || !isDated(built)) return { loaded };
  return { loaded, source: await COMPRESSIONS.gzip.compress(bytes) };
}

/** A copy left over from an earlier build must never be sent, so each is checked. */
async function compressed(
  file: string,
  body: Buffer,
  encoding: keyof typeof COMPRESSIONS,
): Promise<Buffer> {
  const { ending, compress, expand } = COMPRESSIONS[encoding];
  try {
    const copy = await readFile(file + ending);
    if ((await expand(copy, body.length + 1)).equals(body)) return copy;
  } catch {
    // Missing or damaged: made anew below.
  }
  return compress(body);
}
