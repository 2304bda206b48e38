import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { firmSchema } from '../schemas/firm.ts';
import { type KnownKeys, tokenValues } from '../schemas/references.ts';
import { readYamlUnchecked } from './yaml-file.ts';

/**
 * All keys that content may refer to. Other checks report unreadable files and entries without keys.
 *
 * @param project the project's folder
 * @param addresses the addresses of its pages
 */
export function knownKeys(project: string, addresses: readonly string[]): KnownKeys {
  const content = (file: string) => readYamlUnchecked(project, file);
  const names = (pattern: string, ending: string) =>
    globSync(pattern + ending, { cwd: project }).map((file) => basename(file, ending));
  const keys = (file: string, key: string) =>
    entries.parse(content(file)).map((entry) => String(entry[key]));
  const services = names('content/services/*', '.yaml');
  const claims = entries
    .parse(content('content/claims.yaml'))
    .map(({ id, value }) => ({ id: String(id), value: String(value ?? '') }));
  const identity = firmSchema.safeParse(content('content/firm.yaml')).data;
  return {
    claims: new Set(claims.map(({ id }) => id)),
    services: new Set(services),
    people: new Set(names('content/people/*', '.yaml')),
    posts: new Set(names('content/posts/*', '.md')),
    dates: new Set(keys('content/dates.yaml', 'id')),
    papers: new Set(keys('content/papers.yaml', 'code')),
    pages: new Set(addresses),
    words: identity ? tokenValues(identity, claims) : new Map(),
  };
}

/** The entries of a register; invalid ones become empty. */
const entries = z.array(z.record(z.string(), z.unknown()).catch({})).catch([]);
