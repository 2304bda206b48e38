import { z } from 'zod';
import type { Claim } from './claims.ts';
import type { Firm } from './firm.ts';

/** The kinds of keys, each with the expectation that an unknown key's error states. */
const EXPECTED = {
  claims: 'an id of content/claims.yaml',
  services: 'the name of a file in content/services/, without .yaml',
  people: 'the name of a file in content/people/, without .yaml',
  posts: 'the name of a file in content/posts/, without .md',
  dates: 'an id of content/dates.yaml',
  papers: 'a code of content/papers.yaml',
  pages: 'the address of a page of this site, such as /services',
} as const;

/** All existing keys by kind, and the values of tokens (see `tokenValues`). */
export interface KnownKeys extends Record<keyof typeof EXPECTED, ReadonlySet<string>> {
  words: ReadonlyMap<string, string>;
}

/** The tokens whose values come from content/firm.yaml. */
export const FIRM_TOKENS = ['firm', 'phone', 'anytime-phone', 'email'] as const;

/** A token: a word in braces, which is the first group. */
const TOKEN = /\{([a-z0-9-]+)\}/g;

let known: KnownKeys | undefined;

/** The values of the tokens in content, by name. */
export function tokenValues(
  { name, phones, email }: Pick<Firm, 'name' | 'phones' | 'email'>,
  claims: Iterable<Pick<Claim, 'id' | 'value'>>,
): ReadonlyMap<string, string> {
  const ofFirm: Record<(typeof FIRM_TOKENS)[number], string> = {
    firm: name,
    phone: unbroken(phones.main),
    'anytime-phone': unbroken(phones.anytime),
    email,
  };
  return new Map([
    ...[...claims].map(({ id, value }) => [id, value] as const),
    ...Object.entries(ofFirm),
  ]);
}

/** Replaces the tokens in a text by their values; unknown tokens stay. */
export function fillTokens(text: string, words: ReadonlyMap<string, string>): string {
  return text.replace(TOKEN, (token, name: string) => words.get(name) ?? token);
}

/** The number of characters of a text on a page, not counting unknown tokens. */
export function shownLength(text: string): number {
  return text.replace(TOKEN, (_, name: string) => known?.words.get(name) ?? '').length;
}

/** Makes the spaces of a phone number non-breaking. */
function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

/**
 * Runs `work`, which must be synchronous: in it schemas check references and tokens against known ones.
 * Elsewhere schemas do not check them, since pages use checked content.
 */
export function checkingReferences<Result>(all: KnownKeys, work: () => Result): Result {
  known = all;
  try {
    return work();
  } finally {
    known = undefined;
  }
}

/** Whether a key exists; undefined outside of `checkingReferences`. */
export function isKnown(kind: keyof typeof EXPECTED, key: string): boolean | undefined {
  return known?.[kind].has(key);
}

/** The error message for an unknown key. */
export function unknownKey(kind: keyof typeof EXPECTED, key: unknown): string {
  return `"${key}" is not known; expected ${EXPECTED[kind]}`;
}

/** Creates the schema of a reference to a key of this kind. */
export function keyOfKind(kind: keyof typeof EXPECTED) {
  return z
    .string()
    .refine((key) => isKnown(kind, key) !== false, {
      error: ({ input }) => unknownKey(kind, input),
    })
    .meta({ references: kind });
}

/** The file of a page or a service, such as `services/payroll.yaml`, or the file name of a post. */
export const contentFile = z
  .string()
  .refine(isContentFile, {
    error: ({ input }) =>
      `there is no ${input}; expected a file such as services/payroll.yaml, or that of a post`,
  })
  .meta({ references: 'files' });

function isContentFile(file: string): boolean {
  const [, folder, page = '', post = ''] =
    /^(?:(pages|services)\/([a-z0-9-]+)\.yaml|([a-z0-9-]+)\.md)$/.exec(file) ?? [];
  if (post) return isKnown('posts', post) !== false;
  return folder === 'services' ? isKnown('services', page) !== false : page !== '';
}

/** The unknown tokens of a text, with their braces. */
export function unknownTokens(text: string): string[] {
  const firm: readonly string[] = FIRM_TOKENS;
  return [...text.matchAll(TOKEN)].flatMap(([token, name = '']) =>
    firm.includes(name) || isKnown('claims', name) !== false ? [] : [token],
  );
}
