import { texasToday } from '../../../base/calendar/texas-time.ts';
import { ContentError, type ContentProblem } from '../../reading/content-error.ts';
import { readContent } from '../../reading/yaml-file.ts';
import { firm } from '../../schemas/firm.ts';
import { readLaunch, unsettledOn } from '../standing.ts';
import { unfitArticles } from './articles.ts';
import { wrongCounts } from './counts.ts';
import { overlaps } from './overlap.ts';
import { unfitPapers } from './papers.ts';
import { staleCodes, staleSamples } from './stale.ts';
import { saidTwice } from './twice.ts';
import { unusedClaims, unusedFacts, unusedFamilies, unusedPictures } from './unused.ts';

/** What content says that is not so any more. */
export interface Drift {
  /** What makes a page wrong or untrue. */
  mend: readonly ContentProblem[];
  /** What is left over, or unlike the rest. */
  look: readonly ContentProblem[];
}

/** The sorts of findings of the launch check that are untrue, and not only unproved. */
const UNTRUE = new Set(['Figures changed under their old wording', 'Figures in no register']);

/**
 * Holds a project's content against its own registers. A file that cannot be read is named once, and
 * what depends on it is left for when it can.
 *
 * @param project the project's folder
 */
export function driftInContent(project: string): Drift {
  const looks = [unusedClaims, unusedFacts, unusedPictures, unusedFamilies];
  const measures = isAsSpecified(project) ? [unfitArticles, overlaps] : [];
  const found = (rules: readonly ((project: string) => ContentProblem[])[]) =>
    rules.flatMap((rule) => {
      try {
        return rule(project);
      } catch (error) {
        if (error instanceof ContentError) return [];
        throw error;
      }
    });
  return {
    mend: [
      ...untrue(project),
      ...found([wrongCounts, saidTwice, staleSamples, staleCodes, unfitPapers]),
    ],
    look: found([...looks, ...measures]),
  };
}

/** What the launch check finds untrue and nobody has allowed, and what it cannot read. */
function untrue(project: string): ContentProblem[] {
  try {
    return unsettledOn(readLaunch(project), texasToday())
      .open.filter(({ sort }) => UNTRUE.has(sort))
      .map(({ where, line, what, cure }) => ({
        ...{ file: where, line, field: '', expected: `${what}. ${cure}` },
      }));
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems];
    throw error;
  }
}

function isAsSpecified(project: string): boolean {
  try {
    return readContent(project, 'content/firm.yaml', firm).content.asSpecified;
  } catch (error) {
    if (error instanceof ContentError) return false;
    throw error;
  }
}
