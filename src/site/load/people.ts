import { basename } from 'node:path';
import founderSource from '../../../content/people/founder.yaml';
import { founderSchema, type Profile, personSchema } from '../../content/schemas/person.ts';
import { loadContent } from './load-content.ts';

const memberSources = import.meta.glob<unknown>(
  ['/content/people/*.yaml', '!/content/people/founder.yaml'],
  { eager: true, import: 'default' },
);

/** The firm's founder; `file` is the file's name in content/people/, without .yaml. */
export const founder = { file: 'founder', ...loadContent(founderSchema, founderSource) };

/** The members of the team, in the order of their cards. */
export const members = Object.entries(memberSources)
  .map(([path, source]) => ({
    file: basename(path, '.yaml'),
    ...loadContent(personSchema, source),
  }))
  .sort((a, b) => a.order - b.order);

/** Everyone, the founder first. */
export const people: readonly (Profile & { file: string })[] = [founder, ...members];

/** Every language spoken in the firm, by name. */
export const teamLanguages: readonly string[] = [
  ...new Set(people.flatMap((each) => each.languages)),
].sort();

/** The first names of the speakers of a language. */
export function speakersOf(language: string): string[] {
  const speakers = people.filter(({ languages }) => languages.includes(language));
  return speakers.flatMap(({ name }) => name.split(' ', 1));
}

/** Names joined for a sentence: 'English, Spanish and Vietnamese'. */
export function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}
