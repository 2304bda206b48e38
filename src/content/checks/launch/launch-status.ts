import { dayAfter } from '../../../base/calendar/texas-time.ts';
import { ContentError } from '../../reader/content-error.ts';
import { readContent } from '../../reader/yaml-file.ts';
import type { Announcement } from '../../schemas/announcement.ts';
import { type LaunchException, launch } from '../../schemas/launch.ts';
import { type Announced, announcedOn, changesOf } from './announced.ts';
import { boardProofs } from './board-proofs.ts';
import { bylines } from './bylines.ts';
import { changedFigures } from './changed-figures.ts';
import { countedClaims } from './counted-claims.ts';
import { expiringEntries } from './expiring-entries.ts';
import { factsInPrint } from './facts-in-print.ts';
import { type LaunchProblem, SAMPLE_KINDS, type SampleKind } from './launch-problem.ts';
import { missingConsent } from './missing-consent.ts';
import { missingReviews } from './missing-reviews.ts';
import { sampleValues } from './sample-values.ts';
import { secureUpload } from './secure-upload.ts';
import { unbacked } from './unbacked.ts';
import { unkeptPromises } from './unkept-promises.ts';
import { unlicensedTitles } from './unlicensed-titles.ts';

const CHECKS = [
  ...[unbacked, changedFigures, factsInPrint, countedClaims, unlicensedTitles, bylines],
  ...[unkeptPromises, missingConsent, missingReviews, boardProofs, secureUpload, sampleValues],
  expiringEntries,
];

/** The content's open problems, now and later, and the firm's exceptions. */
export interface Launch {
  problems: readonly LaunchProblem[];
  exceptions: readonly LaunchException[];
}

/** The status of a site without open problems. */
export const SETTLED: Launch = { problems: [], exceptions: [] };

/** The announcement from a day on, and the kinds of samples that the band names; empty where there are none. */
export interface DatedStatus extends Announced {
  from: string;
  draft: readonly SampleKind[];
}

/**
 * Reads all of a project's problems, each point once, and its exceptions.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit, or an exception of nothing
 */
export function readLaunch(project: string): Launch {
  const { content: exceptions, problem } = readContent(project, 'content/launch.yaml', launch);
  const problems = new Map<string, LaunchProblem>();
  for (const each of CHECKS.flatMap((check) => check(project))) {
    if (!problems.has(each.point)) problems.set(each.point, each);
  }
  const unknown = exceptions.flatMap(({ point }, place) =>
    problems.has(point)
      ? []
      : [
          problem(
            [place, 'point'],
            `nothing is open under "${point}"; expected a name as npm run launch-check prints it; remove the entry if it is settled`,
          ),
        ],
  );
  if (unknown.length > 0) throw new ContentError(unknown);
  return { problems: [...problems.values()], exceptions };
}

/** Sorts what is unsettled on a day (YYYY-MM-DD) into what is open and what is allowed. */
export function unsettledOn({ problems, exceptions }: Launch, day: string) {
  const unsettled = problems
    .filter(({ from = day }) => from <= day)
    .map((problem) => ({
      problem,
      exception: exceptions.find(({ point, until }) => point === problem.point && day <= until),
    }));
  return {
    open: unsettled.flatMap(({ problem, exception }) => (exception ? [] : [problem])),
    allowed: unsettled.flatMap(({ problem, exception }) =>
      exception ? [{ problem, exception }] : [],
    ),
  };
}

/** The standing today (YYYY-MM-DD) and on each later day on which it is another, by day. */
export function datedStatuses(
  launch: Launch,
  announcements: readonly Announcement[],
  today: string,
): DatedStatus[] {
  const days = [
    today,
    ...launch.problems.flatMap(({ from }) => from ?? []),
    ...launch.exceptions.map(({ until }) => dayAfter(until)),
    ...announcements.flatMap(changesOf),
  ];
  const all = [...new Set(days)]
    .filter((day) => day >= today)
    .sort()
    .map((from) => {
      const open = new Set(unsettledOn(launch, from).open.map(({ kind }) => kind));
      const draft = SAMPLE_KINDS.filter((kind) => open.has(kind));
      return { from, draft, ...announcedOn(announcements, from) };
    });
  const told = all.map(({ from: _, ...shown }) => JSON.stringify(shown));
  return all.filter((_, place) => told[place] !== told[place - 1]);
}
