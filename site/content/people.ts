import { getCollection } from 'astro:content';
import type { Founder, Person } from '../../content/schemas/person.ts';
import { initials } from '../components/initials.ts';
import { type Artwork, monogram } from './art.ts';
import { getSingle } from './single.ts';
import { filled } from './words.ts';

/** A person as the team page shows them: with initials and the address of the ring around them. */
export type Shown<T> = T & { initials: string; ring: string };

/** The firm's founder. */
export async function getFounder(): Promise<Shown<Founder>> {
  return shown(await getSingle('founder'));
}

/** The members of the team in the order they are shown. */
export async function getMembers(): Promise<Shown<Person>[]> {
  const entries = await getCollection('people');
  const members = entries.map(async ({ id, data }) =>
    shown(await filled(data, `content/people/${id}.yaml`)),
  );
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

function shown<T extends { name: string }>(person: T): Shown<T> {
  const letters = initials(person.name);
  return { ...person, initials: letters, ring: monogram(letters).url };
}
