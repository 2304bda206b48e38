/**
 * A problem in an article's file; `field` is a front matter key, 'file name', 'front matter' or
 * 'body'.
 */
export interface ArticleProblem {
  readonly file: string;
  readonly field: string;
  readonly expected: string;
}

/** Invalid articles; the message has one line per problem: file, field, expectation. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError';
  readonly problems: readonly ArticleProblem[];

  constructor(problems: readonly ArticleProblem[]) {
    super(problems.map(({ file, field, expected }) => `${file}: ${field}: ${expected}`).join('\n'));
    this.problems = problems;
  }
}

/** Unreadable articles; the message names the folder or file, and the reason. */
export class ArticleFolderError extends Error {
  override readonly name = 'ArticleFolderError';
}
