import { readContent } from '../../reader/yaml-file.ts';
import { firm } from '../../schemas/firm.ts';
import { type LaunchProblem, placeOfField } from './launch-problem.ts';

/** The State Board's conditions for such advertising, by field of `board` in firm.yaml. */
const ASKED = {
  name: 'a name that tells the area or the trade may mislead (22 TAC 501.83, Occ. Code 901.455)',
  license: 'each office shown as practicing needs a firm license (22 TAC 501.81)',
  peerReview: 'a firm that offers compilations is enrolled in peer review (22 TAC 527.4)',
} as const;

/**
 * Claims without a named proof for the Texas State Board of Public Accountancy.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function boardProofs(project: string): LaunchProblem[] {
  const identity = readContent(project, 'content/firm.yaml', firm);
  return Object.entries(ASKED)
    .filter(([field]) => !Object.hasOwn(identity.content.board, field))
    .map(([field, why]) => ({
      point: `firm/board.${field}`,
      kind: 'other',
      by: 'cpa',
      ...placeOfField(identity, 'board'),
      what: why,
      sort: 'What the State Board asks of the firm',
      cure: 'Write `board:`, and under it each of these with the place where its proof is kept',
    }));
}
