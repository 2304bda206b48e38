import { type SiteFile, siteFile } from './site-file.ts';

/** The liveness probe's path. */
export const HEALTHZ_PATH = '/healthz';

/** Its answer, `{ ok: true }`, from memory: it depends on no store and no queue. */
export const ALIVE: SiteFile = siteFile(Buffer.from('{"ok":true}'), {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
});
