import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePolicy } from '../page-policy.ts';

/** Browsers ignore it in a meta element. */
const HEADER_ALONE = /;?frame-ancestors [^;]*/;
const CHARSET = /<meta charset="?utf-8"?\s*\/?>/;

/** Adds a meta element with the policy to pages whose headers cannot carry it. */
export async function statePolicies(client: string, names: readonly string[]): Promise<void> {
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
