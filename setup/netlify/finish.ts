import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirectsFile } from '../../content/reading/redirects.ts';
import { type BuiltFile, builtFiles } from '../../server/built-files.ts';
import {
  SPECULATION_RULES,
  SPECULATION_RULES_PATH,
  SPECULATION_RULES_TYPE,
} from '../../server/headers.ts';
import { buildSettings } from '../build-settings.ts';
import { bundleDatedPages } from './bundle-dated-pages.ts';
import { bundleFunction } from './bundle-function.ts';
import { headersFile } from './headers-file.ts';
import { redirectRules } from './redirect-rules.ts';
import { statePolicies } from './state-policies.ts';

/** Pages that also answer at addresses which no rule for headers can name. */
const AT_ANY_ADDRESS = ['404.html', 'services.html'];

/**
 * Makes of what was built what Netlify takes: `client/` to publish, with its `_headers` and
 * `_redirects`, `functions/` for the pages on demand, and `edge-functions/` for those with dates.
 *
 * @param folder with client/, server/, policies.json and redirects.json
 * @param day of the build, YYYY-MM-DD
 */
export async function finishForNetlify(folder: string, day: string): Promise<void> {
  const { SITE_URL } = buildSettings();
  const client = join(folder, 'client');
  await writeFile(join(client, SPECULATION_RULES_PATH), SPECULATION_RULES);
  await statePolicies(client, AT_ANY_ADDRESS);
  const { files } = await builtFiles(folder);
  await writeFile(join(client, '_headers'), headersFile(files.map(withOwnType), SITE_URL));
  await writeFile(join(client, '_redirects'), redirectRules(redirectsFile('.').content));
  await bundleFunction(folder, SITE_URL);
  await bundleDatedPages(folder, files, SITE_URL, day);
  for (const own of ['server', 'policies.json', 'redirects.json'])
    await rm(join(folder, own), { recursive: true });
}

/** By its name the file is any JSON. */
function withOwnType(file: BuiltFile): BuiltFile {
  if (file.path !== SPECULATION_RULES_PATH) return file;
  return { ...file, headers: { ...file.headers, 'content-type': SPECULATION_RULES_TYPE } };
}
