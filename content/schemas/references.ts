/** What one content file may name of others. */
export interface Known {
  /** Ids of content/claims.yaml. */
  claims: ReadonlySet<string>;
  /** Names of the files in content/services/, without `.yaml`. */
  services: ReadonlySet<string>;
}

/** The words in braces that stand for something of content/firm.yaml. */
export const FIRM_TOKENS = ['firm', 'phone', 'anytime-phone', 'email'] as const;

/** A word in braces; its name is the first group. */
export const TOKEN = /\{([a-z0-9-]+)\}/g;

let known: Known | undefined;

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

/** Whether a file may name this claim or service. */
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
