import type { PersonLeaf } from 'schema-dts';
import type { Profile } from '../../content/schemas/person.ts';
import { idsOf } from './ids.ts';

/** Someone of the team, as other descriptions name them by the file that describes them. */
export function personId(file: string, origin: string): string {
  return `${origin}/meet-team#${file}`;
}

/** Someone of the team. */
export function person(
  {
    file,
    name,
    title,
    languages: spoken,
  }: Pick<Profile, 'name' | 'title' | 'languages'> & { file: string },
  origin: string,
): PersonLeaf {
  return {
    '@type': 'Person',
    '@id': personId(file, origin),
    name,
    jobTitle: title,
    knowsLanguage: spoken,
    worksFor: { '@id': idsOf(origin).firm },
  };
}
