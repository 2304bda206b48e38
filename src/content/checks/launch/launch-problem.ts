import type { ContentProblem } from '../../reader/content-error.ts';
import type { YamlFile } from '../../reader/yaml-file.ts';

/** The kinds of samples that the band names; `other` covers the rest, such as an expired fact. */
export const SAMPLE_KINDS = ['names', 'figures', 'testimonials', 'other'] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];

/** The common parts of problems of one sort. */
export interface Sort {
  kind: SampleKind;
  /** The person who can settle it. */
  by: 'cpa' | 'office';
  /** Its name, over its problems. */
  sort: string;
  /** The remedy: what to do and to write. */
  cure: string;
}

/** Something on the site that is not backed, agreed to, licensed or true any more. */
export interface LaunchProblem extends Sort {
  /** Its stable name, by which content/launch.yaml may allow it: claims/tax-refund. */
  point: string;
  /** The file to fix, from the project's folder. */
  where: string;
  /** The line, from 1, where one is to blame. */
  line?: number | undefined;
  /** The problem, in one line. */
  what: string;
  /** The figure, where it is one that can be registered. */
  figure?: string;
  /** The first day on which it is one, YYYY-MM-DD; left out where it is one already. */
  from?: string;
}

/** The file and the line of a field. */
export function placeOfField({ file, problem }: YamlFile, ...path: readonly PropertyKey[]) {
  return { where: file, line: problem(path, '').line };
}

/** A problem as a problem of its content file. */
export function inContent({
  where: file,
  line,
  what,
  cure,
  figure,
}: LaunchProblem): ContentProblem {
  return { file, line, field: '', expected: `${what}. ${cure}`, ...(figure && { figure }) };
}
