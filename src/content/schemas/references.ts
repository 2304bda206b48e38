import { z } from 'zod';
import type { Claim } from './claims.ts';
import type { Firm } from './firm.ts';

/** Kinds of keys, with what is expected if a key is unknown. */
const EXPECTED = {
  claims: 'an id of content/claims.yaml',
  services: 'the name of a file in content/services/, without .yaml',
  people: 'the name of a file in content/people/, without .yaml',
  posts: 'the name of a file in content/posts/, without .md',
  dates: 'an id of content/dates.yaml',
  papers: 'a code of content/papers.yaml',
  pages: 'the address of a page of this site, such as /services',
} as const;

/** All keys by kind, and tokens' values (see `wordsOf`). */
export interface KnownKeys extends Record<keyof typeof EXPECTED, ReadonlySet<string>> {
  words: ReadonlyMap<string, string>;
}

/** The words in braces that stand for something of content/firm.yaml. */
export const FIRM_TOKENS = ['firm', 'phone', 'anytime-phone', 'email'] as const;

/** A word in braces; its name is the first group. */
const TOKEN = /\{([a-z0-9-]+)\}/g;

let known: KnownKeys | undefined;

/** Values of the tokens in content, by name. */
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

/** A text with what its tokens stand for; a token that stands for nothing stays. */
export function fillTokens(text: string, words: ReadonlyMap<string, string>): string {
  return text.replace(TOKEN, (token, name: string) => words.get(name) ?? token);
}

/** The characters of a text as a page shows it, without unknown tokens. */
export function shownLength(text: string): number {
  return text.replace(TOKEN, (_, name: string) => known?.words.get(name) ?? '').length;
}

/** A phone number that stays on one line in running text. */
function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

/**
 * Runs `work` with schemas that check references and tokens against known ones.
 * Elsewhere they are not checked: pages are made from checked content.
 */
export function checkingReferences<Result>(all: KnownKeys, work: () => Result): Result {
  known = all;
  try {
    return work();
  } finally {
    known = undefined;
  }
}

/** Whether there is such a key; undefined where references are not checked. */
export function isKnown(kind: keyof typeof EXPECTED, key: string): boolean | undefined {
  return known?.[kind].has(key);
}

/** The problem of an unknown key. */
export function unknownKey(kind: keyof typeof EXPECTED, key: unknown): string {
  return `"${key}" is not known; expected ${EXPECTED[kind]}`;
}

/** A reference by key; its schema says of what kind. */
export function keyOfKind(kind: keyof typeof EXPECTED) {
  return z
    .string()
    .refine((key) => isKnown(kind, key) !== false, {
      error: ({ input }) => unknownKey(kind, input),
    })
    .meta({ references: kind });
}

/** The file of a page or a service, `services/payroll.yaml`, or of a post by its name alone. */
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

/** A text's unknown tokens. */
export function unknownTokens(text: string): string[] {
  const firm: readonly string[] = FIRM_TOKENS;
  return [...text.matchAll(TOKEN)].flatMap(([token, name = '']) =>
    firm.includes(name) || isKnown('claims', name) !== false ? [] : [token],
  );
}
