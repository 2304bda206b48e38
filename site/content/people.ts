import { getCollection } from 'astro:content';
import type { Founder, Person } from '../../content/schemas/person.ts';
import { initials } from '../components/initials.ts';
import { type Artwork, monogram } from './art.ts';
import { getPhoto, type Picture, rosettePicture } from './photo.ts';
import { getSingle } from './single.ts';
import { filled } from './words.ts';

/** Pixels; a portrait is at most 240 CSS pixels wide. */
const PORTRAIT_WIDTHS = [240, 480];

type Profile = Pick<Person, 'name' | 'photo'>;

/** A person as the team page shows them: with initials and the photograph or the ring around them. */
export type Shown<T> = T & { initials: string; picture: Picture };

/** The firm's founder. */
export async function getFounder(): Promise<Shown<Founder>> {
  return shown(await getSingle('founder'), 'content/people/founder.yaml');
}

/** The members of the team in the order they are shown. */
export async function getMembers(): Promise<Shown<Person>[]> {
  const entries = await getCollection('people');
  const members = entries.map(async ({ id, data }) => {
    const file = `content/people/${id}.yaml`;
    return shown(await filled(data, file), file);
  });
  return (await Promise.all(members)).sort((a, b) => a.order - b.order);
}

/** The ring of each person on the team page. */
export async function getMonograms(): Promise<Artwork[]> {
  const people = [
    await getSingle('founder'),
    ...(await getCollection('people')).map(({ data }) => data),
  ];
  return people.map(({ name }) => monogram(initials(name)));
}

async function shown<T extends Profile>(person: T, file: string): Promise<Shown<T>> {
  const letters = initials(person.name);
  const picture = person.photo
    ? await getPhoto(person.photo, PORTRAIT_WIDTHS, file)
    : rosettePicture(monogram(letters));
  return { ...person, initials: letters, picture };
}
