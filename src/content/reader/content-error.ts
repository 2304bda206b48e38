/** A problem in a content file, for the person who edits it. */
export interface ContentProblem {
  /** The file, from the project's folder: `content/services/payroll.yaml`. */
  file: string;
  /** The line, from 1, where one is to blame. */
  line?: number | undefined;
  /** The field's names joined by dots, places in a list from 1; empty for the whole file. */
  field: string;
  /** The field's path in the file's value, places in a list from 0, if known. */
  at?: readonly (string | number)[] | undefined;
  /** The expected value, in words. */
  expected: string;
  /** A figure in no register, as content/facts.yaml would have it, where that is the problem. */
  figure?: string | undefined;
}

/** Content that cannot be shown as it stands; the message has a line for each problem. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** The result of reading content; undefined where it cannot be read, which another check reports. */
export function undefinedIfInvalid<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** `content/services/payroll.yaml, line 12, hero.lead: expected some text`. */
export function formatProblem({ file, line, field, expected }: ContentProblem): string {
  const position = [file, line && `line ${line}`, field].filter(Boolean).join(', ');
  return `${position}: ${expected}`;
}
