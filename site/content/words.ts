import { getCollection, getEntry } from 'astro:content';
import type { Claim } from '../../content/schemas/claims.ts';
import type { Firm } from '../../content/schemas/firm.ts';
import { ContentError, fillIn } from './fill-in.ts';
import { kept } from './kept.ts';

/** The claims register by id, in the file's order. */
export async function getClaims(): Promise<ReadonlyMap<string, Claim>> {
  const entries = await getCollection('claims');
  return new Map(entries.map(({ id, data }) => [id, data]));
}

/** What the tokens in content stand for: `{claim-id}`, `{firm}`, `{phone}`, `{anytime-phone}`, `{email}`. */
const getWords = kept(async (): Promise<ReadonlyMap<string, string>> => {
  const firm = await readFirm();
  const claims = await getClaims();
  return new Map([
    ...[...claims].map(([id, { value }]): [string, string] => [id, value]),
    ['firm', firm.name],
    ['phone', unbroken(firm.phones.main)],
    ['anytime-phone', unbroken(firm.phones.anytime)],
    ['email', firm.email],
  ]);
});

/** A phone number that stays on one line in running text. */
function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

async function readFirm(): Promise<Firm> {
  const entry = await getEntry('firm', 'firm');
  if (!entry) throw new ContentError('content/firm.yaml is missing');
  return entry.data;
}

/** The firm's identity with its tokens filled in. */
export async function getFirm(): Promise<Firm> {
  return filled(await readFirm(), 'content/firm.yaml');
}

/**
 * A copy of content with its tokens filled in.
 *
 * @throws ContentError naming file and field when a token is not known
 */
export async function filled<T>(value: T, file: string): Promise<T> {
  return fillIn(value, await getWords(), file);
}
