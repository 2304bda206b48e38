import { globSync } from 'node:fs';
import { join } from 'node:path';
import { founder, person } from '../../../content/schemas/person.ts';
import { CONTENT, contentFile } from './content-file.ts';

export const FOUNDER = contentFile('people/founder.yaml', founder);

/** The members of the team, in the order of their cards. */
export const MEMBERS = globSync('*.yaml', { cwd: join(CONTENT, 'people') })
  .filter((file) => file !== 'founder.yaml')
  .map((file) => contentFile(`people/${file}`, person))
  .toSorted((a, b) => a.order - b.order);
