import { readContent } from '../../reader/yaml-file.ts';
import { claims } from '../../schemas/claims.ts';
import { type LaunchProblem, placeOfField } from './launch-problem.ts';

/**
 * Claims whose printed figure is not the one of the wording that was approved.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function changedFigures(project: string): LaunchProblem[] {
  const register = readContent(project, 'content/claims.yaml', claims);
  return register.content.flatMap(({ id, value, wording }, at): LaunchProblem[] => {
    if (names(wording, value)) return [];
    return [
      {
        point: `claims/${id}/wording`,
        kind: 'figures',
        by: 'cpa',
        ...placeOfField(register, at, 'wording'),
        what: `${value} is printed, "${wording}" was approved`,
        sort: 'Figures changed under their old wording',
        cure: 'Write the one approved to both `value` and `wording`',
      },
    ];
  });
}

/** Whether a wording has a figure in it, and not as part of another one: 5+ is none of 45+. */
function names(wording: string, value: string): boolean {
  return new RegExp(`(?<![\\w$.,:+-])${RegExp.escape(value)}(?![\\w%+:]|[.,-]\\d)`).test(wording);
}
