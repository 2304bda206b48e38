import { type SiteFile, siteFile } from './site-file.ts';

/** Path of the liveness check. */
export const HEALTHZ_PATH = '/healthz';

/**
 * Liveness response `{ ok: true }`. Served from memory, so it depends on neither stores nor load.
 */
export const ALIVE: SiteFile = siteFile(Buffer.from('{"ok":true}'), {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
});
