/**
 * A problem in a post's file; `field` is a front matter key, 'file', 'file name', 'front
 * matter' or 'body', and empty where the line says it.
 */
export interface PostFileProblem {
  readonly file: string;
  /** From 1, where a line is to blame. */
  readonly line?: number | undefined;
  readonly field: string;
  readonly expected: string;
}

/** Invalid posts; the message has one line per problem: file, line, field, expectation. */
export class PostFileError extends Error {
  override readonly name = 'PostFileError';
  readonly problems: readonly PostFileProblem[];

  constructor(problems: readonly PostFileProblem[]) {
    super(problems.map(inOneLine).join('\n'));
    this.problems = problems;
  }
}

/** `sales-tax.md: line 3, title: expected text`. */
function inOneLine({ file, line, field, expected }: PostFileProblem): string {
  const place = [line && `line ${line}`, field].filter(Boolean).join(', ');
  return `${file}: ${place}: ${expected}`;
}

/** Unreadable posts; the message names the folder or file, and the reason. */
export class PostFolderError extends Error {
  override readonly name = 'PostFolderError';
}
