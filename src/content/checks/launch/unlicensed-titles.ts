import { basename } from 'node:path';
import { type LaunchProblem, placeOfField } from './launch-problem.ts';
import { peopleCards } from './people.ts';

/** Titles that Tex. Occ. Code 901.451 and 901.453 keep to license holders. */
const HELD_OUT = /\b(?:account(?:ants?|ing)|audit(?:ors?|ing)?|CPAs?)\b|\bC\.P\.A\./i;

/** Whether a title is one that only a license holder may carry. */
export function isHeldOut(title: string): boolean {
  return HELD_OUT.test(title);
}

/**
 * The people whom the site shows under a title for license holders without naming their license.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function unlicensedTitles(project: string): LaunchProblem[] {
  return peopleCards(project)
    .filter(({ content: { name, title, license } }) => {
      return isHeldOut(`${name} ${title}`) && license === undefined;
    })
    .map((file) => ({
      point: `people/${basename(file.file, '.yaml')}/title`,
      kind: 'other',
      by: 'cpa',
      ...placeOfField(file, 'title'),
      what: `${file.content.name} is shown as "${file.content.title}"`,
      sort: 'Titles that Occ. Code 901.451 and 901.453 keep to license holders ("CPA", "accountant", "auditor")',
      cure: 'Write `license: Texas CPA 012345` on the card, or another title',
    }));
}
