import type { BuiltFile } from '../../../src/server/built-files.ts';
import { securityHeaders } from '../../../src/server/respond/headers.ts';

/** Set per file: Netlify does not define which of two matching rules wins. */
const BY_FILE = ['content-security-policy', 'cross-origin-resource-policy'];

/** Replaces frame-ancestors, which a policy in HTML cannot set. */
const NO_FRAMES = { 'x-frame-options': 'DENY' };

/**
 * Creates Netlify's `_headers` (docs.netlify.com/manage/routing/headers): common headers, then
 * those of each file.
 *
 * @param siteUrl the site's public origin
 */
export function headersFile(files: readonly BuiltFile[], siteUrl: string): string {
  const all = Object.entries({ ...securityHeaders(siteUrl), ...NO_FRAMES });
  const everywhere = all.filter(([name]) => !BY_FILE.includes(name));
  const closed = Object.fromEntries(all.filter(([name]) => BY_FILE.includes(name)));
  const rules = files.map(({ path, headers }) =>
    rule(path, Object.entries({ ...closed, ...headers })),
  );
  return [rule('/*', everywhere), ...rules].join('');
}

function rule(path: string, headers: readonly [string, string][]): string {
  return `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}
