import { globSync } from 'node:fs';
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
    .filter(({ person }) => HELD_OUT.test(person.title) && person.license === undefined)
    .map(({ where, person }) => ({
      where,
      what:
        `${person.name} is shown as "${person.title}" without a license; Occ. Code 901.451 and ` +
        '901.453 keep "CPA", "accountant" and "auditor" to license holders: name the license, or another title',
    }));
}
