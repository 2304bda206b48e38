import { type SiteFile, siteFile } from './site-file.ts';

/** Where a supervisor asks whether the process is alive. */
export const HEALTHZ_PATH = '/healthz';

/** Its answer, `{ ok: true }`: from memory, as a page is, whatever the stores do and however many ask. */
export const ALIVE: SiteFile = siteFile(Buffer.from('{"ok":true}'), {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
});
