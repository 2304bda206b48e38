import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirectsFile } from '../../../src/content/reader/redirects.ts';
import { FIND_PATH } from '../../../src/papers/addresses.ts';
import { BUILT_FACTS_FILE, type BuiltFacts } from '../../../src/server/built-facts.ts';
import { type BuiltFile, builtFiles } from '../../../src/server/built-files.ts';
import { NO_STORE, securityHeaders } from '../../../src/server/respond/headers.ts';
import { VERSION_PATH } from '../../../src/server/version.ts';
import { settingsOf } from '../../command/settings.ts';
import { pagePolicy } from '../page-policy.ts';
import { bundleFunction } from './bundle-function.ts';
import { redirectRules } from './redirect-rules.ts';

/** Pages also served at addresses that header rules cannot match. */
const AT_ANY_ADDRESS = ['404.html', 'services.html'];

/** Browsers ignore it in a meta element. */
const HEADER_ALONE = /;?frame-ancestors [^;]*/;
const CHARSET = /<meta charset="?utf-8"?\s*\/?>/;

/** Set per file: Netlify does not define which of two matching rules wins. */
const BY_FILE = ['content-security-policy', 'cross-origin-resource-policy'];

/** Replaces frame-ancestors, which a policy in HTML cannot set. */
const NO_FRAMES = { 'x-frame-options': 'DENY' };

/**
 * Prepares a build for Netlify: `client/` to publish, with `_headers` and `_redirects`, and
 * `functions/` for pages with posts, by day, or with input.
 *
 * @param folder with client/, server/ and redirects.json
 * @param dated built pages that depend on the day, by path
 */
export async function finishForNetlify(
  folder: string,
  facts: BuiltFacts,
  dated: readonly string[],
): Promise<void> {
  const { SITE_URL } = settingsOf();
  const client = join(folder, 'client');
  // A published file would be served whatever its query.
  await rm(join(client, `${FIND_PATH}.html`));
  await statePolicies(client, AT_ANY_ADDRESS);
  const files = await builtFiles(folder, facts);
  await writeFile(join(client, '_headers'), headersFile(files.map(withVersionUnkept), SITE_URL));
  await writeFile(join(client, '_redirects'), redirectRules(redirectsFile('.').content));
  const published = new Set(files.map(({ path }) => path));
  await bundleFunction(folder, { siteUrl: SITE_URL, facts, dated, published });
  for (const own of ['server', BUILT_FACTS_FILE, 'redirects.json'])
    await rm(join(folder, own), { recursive: true });
}

/** The response headers of the server at this path. */
function withVersionUnkept(file: BuiltFile): BuiltFile {
  return file.path === VERSION_PATH ? { ...file, headers: { ...file.headers, ...NO_STORE } } : file;
}

/** Adds a meta element with the policy to pages whose headers cannot carry it. */
async function statePolicies(client: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const file = join(client, name);
    await writeFile(file, withPolicy(await readFile(file, 'utf8'), name));
  }
}

function withPolicy(html: string, name: string): string {
  const policy = pagePolicy(html).replace(HEADER_ALONE, '');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  const stated = html.replace(CHARSET, (charset) => charset + meta);
  if (stated === html) throw new Error(`${name} has no charset to put its policy after`);
  return stated;
}

/**
 * Creates Netlify's `_headers` (docs.netlify.com/manage/routing/headers): common headers, then
 * those of each file.
 *
 * @param siteUrl the site's public origin
 */
function headersFile(files: readonly BuiltFile[], siteUrl: string): string {
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
