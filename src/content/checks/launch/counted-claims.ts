import { readContent } from '../../reader/yaml-file.ts';
import { claims } from '../../schemas/claims.ts';
import { locations } from '../../schemas/location.ts';
import { type LaunchProblem, placeOfField } from './launch-problem.ts';
import { peopleCards } from './people.ts';

/** The things that a claim may count, and how many of them back it. */
const COUNTED = {
  languages: { namedIn: spoken, isBacked: (named: number, claimed: number) => named >= claimed },
  locations: { namedIn: places, isBacked: (named: number, claimed: number) => named === claimed },
};

/**
 * Claims with another number than what they count: fewer languages on the cards of people, other
 * locations than content/locations.yaml has.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function countedClaims(project: string): LaunchProblem[] {
  const register = readContent(project, 'content/claims.yaml', claims);
  return register.content.flatMap(({ id, value, counts }, at) => {
    if (!counts) return [];
    const claimed = Number(/\d+/.exec(value)?.[0]);
    const { namedIn, isBacked } = COUNTED[counts];
    const named = namedIn(project);
    if (isBacked(named.length, claimed)) return [];
    const there = `${named.length} ${counts} are named (${named.join(', ')})`;
    return [
      {
        ...{ point: `claims/${id}/${counts}`, kind: 'figures', by: 'cpa' },
        ...placeOfField(register, at, 'value'),
        what: `says ${value}, but ${there}`,
        sort: 'Other numbers than what they count',
        cure: 'Correct the figure, or add to `languages` in content/people/ or to content/locations.yaml',
      },
    ];
  });
}

function spoken(project: string): string[] {
  return [...new Set(peopleCards(project).flatMap(({ content }) => content.languages))].sort();
}

function places(project: string): string[] {
  return readContent(project, 'content/locations.yaml', locations).content.map(({ name }) => name);
}
