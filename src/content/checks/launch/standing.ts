import { dayAfter } from '../../../base/calendar/texas-time.ts';
import { ContentError } from '../../reader/content-error.ts';
import { readContent } from '../../reader/yaml-file.ts';
import type { Announcement } from '../../schemas/announcement.ts';
import { type Allowance, launch } from '../../schemas/launch.ts';
import { type Announced, announcedOn, changesOf } from './announced.ts';
import { boardProofs } from './board-proofs.ts';
import { bylines } from './bylines.ts';
import { changedFigures } from './changed-figures.ts';
import { countedClaims } from './counted-claims.ts';
import { expiringEntries } from './expiring-entries.ts';
import { factsInPrint } from './facts-in-print.ts';
import { type Finding, KINDS, type Kind } from './finding.ts';
import { missingConsent } from './missing-consent.ts';
import { sampleValues } from './sample-values.ts';
import { secureUpload } from './secure-upload.ts';
import { unbacked } from './unbacked.ts';
import { unlicensedTitles } from './unlicensed-titles.ts';

const CHECKS = [
  ...[unbacked, changedFigures, factsInPrint, countedClaims, unlicensedTitles, bylines],
  ...[missingConsent, boardProofs, secureUpload, sampleValues, expiringEntries],
];

/** The content's open findings, now and later, and the firm's exceptions. */
export interface Launch {
  findings: readonly Finding[];
  allowances: readonly Allowance[];
}

/** Of a site on which nothing is ever open. */
export const SETTLED: Launch = { findings: [], allowances: [] };

/** From a day on, what is announced, and what the band calls samples; empty where the site carries none. */
export interface Standing extends Announced {
  from: string;
  draft: readonly Kind[];
}

/**
 * Reads all of a project's findings, each point once, and its allowances.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit, or an allowance of nothing
 */
export function readLaunch(project: string): Launch {
  const { content: allowances, problem } = readContent(project, 'content/launch.yaml', launch);
  const findings = new Map<string, Finding>();
  for (const finding of CHECKS.flatMap((check) => check(project))) {
    if (!findings.has(finding.point)) findings.set(finding.point, finding);
  }
  const problems = allowances.flatMap(({ point }, place) =>
    findings.has(point)
      ? []
      : [
          problem(
            [place, 'point'],
            `nothing is open under "${point}"; expected a name as npm run launch-check prints it; remove the entry if it is settled`,
          ),
        ],
  );
  if (problems.length > 0) throw new ContentError(problems);
  return { findings: [...findings.values()], allowances };
}

/** Sorts what is unsettled on a day (YYYY-MM-DD) into what is open and what is allowed. */
export function unsettledOn({ findings, allowances }: Launch, day: string) {
  const unsettled = findings
    .filter(({ from = day }) => from <= day)
    .map((finding) => ({
      finding,
      allowance: allowances.find(({ point, until }) => point === finding.point && day <= until),
    }));
  return {
    open: unsettled.flatMap(({ finding, allowance }) => (allowance ? [] : [finding])),
    allowed: unsettled.flatMap(({ finding, allowance }) =>
      allowance ? [{ finding, allowance }] : [],
    ),
  };
}

/** The standing today (YYYY-MM-DD) and on each later day on which it is another, by day. */
export function standings(
  launch: Launch,
  announcements: readonly Announcement[],
  today: string,
): Standing[] {
  const days = [
    today,
    ...launch.findings.flatMap(({ from }) => from ?? []),
    ...launch.allowances.map(({ until }) => dayAfter(until)),
    ...announcements.flatMap(changesOf),
  ];
  const all = [...new Set(days)]
    .filter((day) => day >= today)
    .sort()
    .map((from) => {
      const open = new Set(unsettledOn(launch, from).open.map(({ kind }) => kind));
      const draft = KINDS.filter((kind) => open.has(kind));
      return { from, draft, ...announcedOn(announcements, from) };
    });
  const told = all.map(({ from: _, ...shown }) => JSON.stringify(shown));
  return all.filter((_, place) => told[place] !== told[place - 1]);
}
