import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

/**
 * Whether the built site gives this machine's own address as its public one. Says nothing where
 * no site is built.
 *
 * @param dist the folder of the built site
 */
export function localAddress(dist: string): Finding[] {
  const sitemap = join(dist, 'client', 'sitemap.xml');
  if (!existsSync(sitemap)) return [];
  const [, first = ''] = /<loc>([^<]+)<\/loc>/.exec(readFileSync(sitemap, 'utf8')) ?? [];
  const address = URL.parse(first);
  if (!address || !isLocal(address.hostname)) return [];
  const what = `the site is built for ${address.origin}: set the public address and build again`;
  return [{ where: 'SITE_URL', what }];
}

function isLocal(host: string): boolean {
  return /^(.+\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(host);
}
