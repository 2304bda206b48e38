import { texasToday } from '../../base/calendar/texas-time.ts';
import { PLACEHOLDER_EXCERPT } from '../../blog/articles/placeholder-excerpt.ts';
import { slugOf } from '../../blog/articles/slug-of.ts';
import { filesOf } from '../files/catalog.ts';
import { currentValue, looselyRead, textOf, textWith } from '../files/content-file.ts';
import { partAt } from '../place.ts';
import type { Editor } from '../server/editor.ts';
import { named, namedBy } from './named.ts';
import { expectFree } from './rename.ts';

/** What is the other one's alone: proofs, pictures, and the cases whose figures are registered for it. */
const OWN = {
  services: ['photo', 'exhibit', 'example', 'articles'],
  people: ['photo', 'photoStyle', 'approved', 'license'],
  posts: ['modified_at', 'image_url', 'denomination', 'text', 'excerpt'],
};
/** What a post begins with that has no words yet, so that it can be looked at. */
const BEGUN = {
  excerpt: PLACEHOLDER_EXCERPT,
  text: 'Begin with what the reader gets out of it.',
};
/** Characters of a new address, so that it can be read aloud. */
const ADDRESS_MAX = 70;

/**
 * Adds a service, a person or a post's draft as a copy of another, without what is its alone.
 *
 * @param asked the file that it is copied from, its name or title, its slug, else made of that, and
 *   whether a post has the other one’s words
 * @returns its file
 * @throws Refused 400 for a slug that is none, is taken, or is an old address
 */
export async function addFile(
  { project, step }: Editor,
  { from, name, slug, words }: { from: string; name: string; slug?: string; words?: string },
): Promise<{ file: string }> {
  const { folder } = namedBy(from);
  const to = named(folder, slug || slugOf(name, ADDRESS_MAX));
  expectFree(project, to);
  const value = Object.entries(Object(currentValue(project, from)));
  const kept = Object.fromEntries(value.filter(([key]) => words || !OWN[folder].includes(key)));
  const others = (await filesOf(project)).filter((each) => each.file.includes(`/${folder}/`));
  const orders = others.map((each) => partAt(looselyRead(project, each.file), ['order']));
  const order = Math.max(...orders.map((place) => Number(place) || 0)) + 1;
  const own =
    folder === 'posts'
      ? { ...(!words && BEGUN), title: name, published_at: texasToday(), is_published: false }
      : { name, order };
  const after = textWith(to.file, textOf(project, from) ?? '', { ...kept, ...own });
  step(`${name} added`, [{ file: to.file, before: undefined, after }]);
  return { file: to.file };
}
