import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { PLACEHOLDER_EXCERPT } from '../../src/blog/files/placeholder-excerpt.ts';
import { slugOf } from '../../src/blog/files/slug-of.ts';
import type { FileInfo } from '../contract.ts';
import { filesOf } from '../files/catalog.ts';
import { looselyRead, textWith } from '../files/content-file.ts';
import { blankOf, jsonSchemaOf } from '../files/schema.ts';
import { mapped } from '../files/walk.ts';
import { writeFiles } from '../files/write-files.ts';
import { isFields, partAt } from '../place.ts';
import { expectFree, fileNamed } from './rename.ts';

/** Fields that a copy must not take over: proofs, pictures, and cases with registered figures. */
const OWN = ['photo', 'exhibit', 'example', 'articles', 'approved', 'license'];
const OWN_OF_POST = ['modified_at', 'image_url', 'denomination'];
/** The words of a new post, so that it can be previewed. */
const BEGUN = {
  excerpt: PLACEHOLDER_EXCERPT,
  text: 'Begin with what the reader gets out of it.',
};
/** Characters of a new address, so that it can be read aloud. */
const ADDRESS_MAX = 70;

/** An addition: its name or title, its slug (made of the name by default), and the file to copy, if any. */
export interface Added {
  folder: NonNullable<FileInfo['folder']>;
  name: string;
  slug?: string | undefined;
  like?: string | undefined;
}

/**
 * Adds a service, a person or a post's draft: empty, or with the words of another.
 *
 * @returns its file
 * @throws Refused 400 for an invalid or taken slug, or an old address
 */
export function addFile(project: string, { folder, name, slug, like }: Added): { file: string } {
  const to = fileNamed(folder, slug || slugOf(name, ADDRESS_MAX));
  expectFree(project, to);
  const schema = jsonSchemaOf(to.file);
  const copied = like ? looselyRead(project, like) : undefined;
  const begun = isFields(copied) ? copied : blankOf(schema);
  const kept = Object.entries(Object(begun)).filter(
    ([key]) => ![...OWN, ...OWN_OF_POST].includes(key),
  );
  const others = filesOf(project).filter((info) => info.folder === folder);
  const orders = others.map(({ file }) => partAt(looselyRead(project, file), ['order']));
  const own =
    folder === 'posts'
      ? { ...(!copied && BEGUN), title: name, published_at: texasToday(), is_published: false }
      : { name, order: Math.max(0, ...orders.map((order) => Number(order) || 0)) + 1 };
  const value = mapped({ ...Object.fromEntries(kept), ...own }, schema, (text) => text);
  writeFiles(project, [{ file: to.file, before: undefined, after: textWith(to.file, '', value) }]);
  return { file: to.file };
}
