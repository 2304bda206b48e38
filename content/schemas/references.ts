import type { Claim } from './claims.ts';
import type { Firm } from './firm.ts';

/** What one content file may name of others. */
export interface Known {
  /** Ids of content/claims.yaml. */
  claims: ReadonlySet<string>;
  /** Names of the files in content/services/, without `.yaml`. */
  services: ReadonlySet<string>;
  /** Names of the files in content/posts/, without `.md`. */
  articles: ReadonlySet<string>;
  /** Ids of content/dates.yaml. */
  dates: ReadonlySet<string>;
  /** Codes of content/notices.yaml. */
  notices: ReadonlySet<string>;
  /** What tokens stand for, by their names; see `wordsOf`. */
  words: ReadonlyMap<string, string>;
}

/** The words in braces that stand for something of content/firm.yaml. */
export const FIRM_TOKENS = ['firm', 'phone', 'anytime-phone', 'email'] as const;

/** A word in braces; its name is the first group. */
const TOKEN = /\{([a-z0-9-]+)\}/g;

let known: Known | undefined;

/** What the tokens in content stand for, by their names. */
export function wordsOf(
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
export function withWords(text: string, words: ReadonlyMap<string, string>): string {
  return text.replace(TOKEN, (token, name: string) => words.get(name) ?? token);
}

/** The characters of a text as a page shows it, without tokens of which it is not known what they stand for. */
export function shownLength(text: string): number {
  return text.replace(TOKEN, (_, name: string) => known?.words.get(name) ?? '').length;
}

/** A phone number that stays on one line in running text. */
function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

/**
 * What `work` gives, with every schema in it holding references and tokens against what is known.
 * Elsewhere they pass unseen, for pages are made from content that has been checked.
 */
export function checkingReferences<Result>(all: Known, work: () => Result): Result {
  known = all;
  try {
    return work();
  } finally {
    known = undefined;
  }
}

/** Whether a file may name this claim, service or article. */
export function isKnown(kind: keyof Known, id: string): boolean {
  return known?.[kind].has(id) ?? true;
}

/** The tokens of a text that stand for nothing. */
export function unknownTokens(text: string): string[] {
  const firm: readonly string[] = FIRM_TOKENS;
  return [...text.matchAll(TOKEN)].flatMap(([token, name = '']) =>
    firm.includes(name) || isKnown('claims', name) ? [] : [token],
  );
}
