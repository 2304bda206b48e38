import { readContent } from '../reading/yaml-file.ts';
import { claims } from '../schemas/claims.ts';
import { type Finding, placeOf } from './finding.ts';
import { peopleCards } from './people.ts';

/**
 * Whether the firm claims more languages than its people's cards name.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function languages(project: string): Finding[] {
  const register = readContent(project, 'content/claims.yaml', claims);
  const at = register.content.findIndex(({ counts }) => counts === 'languages');
  const claim = register.content[at];
  if (!claim) return [];
  const spoken = new Set(peopleCards(project).flatMap(({ content }) => content.languages));
  const count = /\d+/.exec(claim.value)?.[0];
  if (spoken.size >= Number(count)) return [];
  const named = [...spoken].sort().join(', ');
  const what = `says ${claim.value}, but the cards name ${spoken.size} (${named})`;
  return [
    {
      point: `claims/${claim.id}/languages`,
      kind: 'figures',
      by: 'cpa',
      ...placeOf(register, at, 'value'),
      what,
      sort: 'More languages than the cards name',
      cure: 'Add to `languages` in content/people/, or claim fewer in figures',
    },
  ];
}
