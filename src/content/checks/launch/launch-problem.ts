import type { ContentProblem } from '../../reader/content-error.ts';
import type { YamlFile } from '../../reader/yaml-file.ts';
import type { LaunchContent } from './launch-content.ts';

/** The kinds of samples that the band names; `other` covers the rest, such as an expired fact. */
export const SAMPLE_KINDS = ['names', 'figures', 'testimonials', 'other'] as const;
type SampleKind = (typeof SAMPLE_KINDS)[number];

/** The common parts of problems of one sort. */
interface Sort {
  kind: SampleKind;
  /** The person who can settle it. */
  by: 'cpa' | 'office';
  /** Its name, over its problems. */
  title: string;
  /** The remedy: what to do and to write. */
  fix: string;
}

/** What a check finds, with its place in the content. */
export interface LocatedProblem extends Pick<ContentProblem, 'file' | 'line' | 'at' | 'figure'> {
  /** Its stable name, by which content/launch.yaml may allow it: claims/tax-refund. */
  point: string;
  /** The problem, in one line. */
  what: string;
  /** Its kind, where that is not the one of its sort. */
  kind?: SampleKind;
  /** The first day on which it is a problem, YYYY-MM-DD; left out where it is one already. */
  from?: string;
}

/** One of the checks: it names what is not backed, agreed to, licensed or true any more. */
export interface LaunchCheck extends Sort {
  find(content: LaunchContent): readonly LocatedProblem[];
}

/** Something on the site that is not backed, agreed to, licensed or true any more. */
export type LaunchProblem = Sort & LocatedProblem;

/** Something that is found in a field of a file. */
export function foundAt(
  { problem }: Pick<YamlFile, 'problem'>,
  path: readonly PropertyKey[],
  point: string,
  what: string,
): LocatedProblem {
  return { ...problem(path, ''), point, what };
}

/** The problems that checks find in content. */
export function problemsOf(
  checks: readonly LaunchCheck[],
  content: LaunchContent,
): LaunchProblem[] {
  return checks.flatMap(({ find, ...check }) =>
    find(content).map((found) => ({ ...check, ...found })),
  );
}

/** A problem as a problem of its content file. */
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
