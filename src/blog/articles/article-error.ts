/**
 * A problem in an article's file; `field` is a front matter key, 'file', 'file name', 'front
 * matter' or 'body', and empty where the line says it.
 */
export interface ArticleProblem {
  readonly file: string;
  /** From 1, where a line is to blame. */
  readonly line?: number | undefined;
  readonly field: string;
  readonly expected: string;
}

/** Invalid articles; the message has one line per problem: file, line, field, expectation. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError';
  readonly problems: readonly ArticleProblem[];

  constructor(problems: readonly ArticleProblem[]) {
    super(problems.map(inOneLine).join('\n'));
    this.problems = problems;
  }
}

/** `sales-tax.md: line 3, title: expected text`. */
function inOneLine({ file, line, field, expected }: ArticleProblem): string {
  const place = [line && `line ${line}`, field].filter(Boolean).join(', ');
  return `${file}: ${place}: ${expected}`;
}

/** Unreadable articles; the message names the folder or file, and the reason. */
export class ArticleFolderError extends Error {
  override readonly name = 'ArticleFolderError';
}
