import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { readContent } from '../reading/yaml-file.ts';
import { text } from '../schemas/text.ts';
import type { Finding } from './finding.ts';

const shown = z.looseObject({
  name: z.string(),
  title: z.string().default(''),
  license: text.optional(),
});

/** Titles that Tex. Occ. Code 901.451 and 901.453 keep to license holders. */
const HELD_OUT = /\b(?:accountants?|auditors?|CPAs?)\b|\bC\.P\.A\./i;

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
export function unlicensedTitles(project: string): Finding[] {
  return globSync('content/people/*.yaml', { cwd: project })
    .sort()
    .map((where) => ({ where, person: readContent(project, where, shown).content }))
    .filter(
      ({ person }) => isHeldOut(`${person.name} ${person.title}`) && person.license === undefined,
    )
    .map(({ where, person }) => ({
      point: `people/${basename(where, '.yaml')}/title`,
      kind: 'other',
      by: 'cpa',
      where,
      what: `${person.name} is shown as "${person.title}"`,
      cure:
        'Titles that Occ. Code 901.451 and 901.453 keep to license holders ("CPA", "accountant", ' +
        '"auditor"). Write `license: Texas CPA 012345` on the card, or another title',
    }));
}
