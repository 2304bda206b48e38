import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { ContentError } from './fill-in.ts';
import { filled } from './words.ts';

/**
 * The only entry of a collection that is a single file, with its tokens filled in.
 *
 * @throws ContentError when the file is missing or carries a token that is not known
 */
export async function getSingle<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry)
    throw new ContentError(
      `The file of the collection "${name}" in site/content.config.ts is missing`,
    );
  return filled(entry.data, entry.filePath ?? name);
}
