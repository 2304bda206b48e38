/** A post of the system that the firm leaves. */
export interface OldPost {
  /** Its number or name there. */
  id: string;
  title: string;
  /** The last part of its address as it was written; may be empty. */
  slug: string;
  /** Paths at which visitors found it, queries included; empty if it was never public. */
  addresses: readonly string[];
  html: string;
  excerpt: string;
  categories: readonly string[];
  author: string;
  /** YYYY-MM-DD; empty if it had none. */
  date: string;
  /** Address of its own picture. */
  cover: string | undefined;
  /** What its file cannot say, such as that it was private. */
  remarks: readonly string[];
}

/** What an export holds. */
export interface OldBlog {
  /** Origin and folder of the old site. */
  site: string;
  posts: readonly OldPost[];
  /** Pages, with their addresses. */
  pages: readonly string[];
  /** What else was there and is no post, with why it is left out. */
  leftOut: readonly string[];
}

/** Signs that nobody sees, such as those that editors leave for the cursor. */
export const UNSEEN = /[\u200B\u2060\uFEFF\u2028\u2029]|(?![\t\n])\p{Cc}/gu;

/** An export that cannot be read; the message says what was expected. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
}

/** `2 comments` for each kind, from a list of kinds. */
export function tallied(kinds: readonly string[], why: string): string[] {
  return [...Map.groupBy(kinds, (kind) => kind)].map(
    ([kind, all]) => `${kind} (${all.length}): ${why}`,
  );
}
