import type { ContentProblem } from '../../reader/content-error.ts';
import type { YamlFile } from '../../reader/yaml-file.ts';
import type { LaunchContent } from './launch-content.ts';

/** The kinds of samples that the draft banner names; `other` covers the rest, such as an expired fact. */
export const SAMPLE_KINDS = ['names', 'figures', 'testimonials', 'other'] as const;
type SampleKind = (typeof SAMPLE_KINDS)[number];

/** The common fields of all problems of a check. */
interface Sort {
  kind: SampleKind;
  /** The person who can settle it. */
  by: 'cpa' | 'office';
  /** The heading above its problems. */
  title: string;
  /** The remedy: what to do and to write. */
  fix: string;
}

/** A problem found by a check, with its place in the content. */
export interface LocatedProblem extends Pick<ContentProblem, 'file' | 'line' | 'at' | 'figure'> {
  /** Its stable name, which content/launch.yaml uses to allow it: claims/tax-refund. */
  point: string;
  /** The problem, in one line. */
  what: string;
  /** Overrides the check's kind. */
  kind?: SampleKind;
  /** The first day on which it is a problem, YYYY-MM-DD; undefined if it is one already. */
  from?: string;
}

/** A check for content that is not backed, agreed to or licensed, or no longer true. */
export interface LaunchCheck extends Sort {
  find(content: LaunchContent): readonly LocatedProblem[];
}

/** Content of the site that is not backed, agreed to or licensed, or no longer true. */
export type LaunchProblem = Sort & LocatedProblem;

/** Creates the problem of a field of a file. */
export function foundAt(
  { problem }: Pick<YamlFile, 'problem'>,
  path: readonly PropertyKey[],
  point: string,
  what: string,
): LocatedProblem {
  return { ...problem(path, ''), point, what };
}

/** Runs checks on content. */
export function problemsOf(
  checks: readonly LaunchCheck[],
  content: LaunchContent,
): LaunchProblem[] {
  return checks.flatMap(({ find, ...check }) =>
    find(content).map((found) => ({ ...check, ...found })),
  );
}

/** Converts a launch problem into the problem of its content file. */
export function toContentProblem({
  file,
  line,
  at,
  figure,
  what,
  fix,
}: LaunchProblem): ContentProblem {
  return { file, line, field: '', at, figure, expected: `${what}. ${fix}` };
}
