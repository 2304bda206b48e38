/** A problem in a content file, for the office. */
export interface ContentProblem {
  /** The file, from the project's folder: `content/services/payroll.yaml`. */
  file: string;
  /** The line, from 1; undefined if the problem is not in one line. */
  line?: number | undefined;
  /** The field's path joined by dots, list positions from 1; empty for the whole file. */
  field: string;
  /** The field's path in the file's value, list positions from 0, if known. */
  at?: readonly (string | number)[] | undefined;
  /** The expected value, in words. */
  expected: string;
  /** An unregistered figure, in the spelling of content/facts.yaml, if that is the problem. */
  figure?: string | undefined;
}

/** Thrown for invalid content; the message has a line for each problem. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** The result of reading content; undefined on a ContentError, which another check reports. */
export function undefinedIfInvalid<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Formats a problem: `content/services/payroll.yaml, line 12, hero.lead: expected some text`. */
export function formatProblem({ file, line, field, expected }: ContentProblem): string {
  const position = [file, line && `line ${line}`, field].filter(Boolean).join(', ');
  return `${position}: ${expected}`;
}
