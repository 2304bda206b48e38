import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { PLACEHOLDER_EXCERPT } from '../../src/blog/files/post-file.ts';
import { slugOf } from '../../src/blog/files/slug-of.ts';
import type { FileInfo } from '../contract.ts';
import { filesOf } from '../files/catalog.ts';
import { looselyRead, textWith } from '../files/content-file.ts';
import { writeFiles } from '../files/save.ts';
import { blankOf, jsonSchemaOf } from '../files/schema.ts';
import { isFields, partAt } from '../place.ts';
import { expectFree, fileNamed } from './rename.ts';

/** Fields that a copy must not take over: proofs, pictures, and cases with registered figures. */
const OWN = [
  ...['photo', 'exhibit', 'example', 'articles', 'approved', 'license'],
  ...['modified_at', 'image_url', 'denomination'],
];
/** The words of a new post, so that it can be previewed. */
const BEGUN = {
  excerpt: PLACEHOLDER_EXCERPT,
  text: 'Begin with what the reader gets out of it.',
};
/** Characters of a new address, so that it can be read aloud. */
const ADDRESS_MAX = 70;

/** An addition: its name or title, and the file to copy, if any. */
interface Added {
  folder: NonNullable<FileInfo['folder']>;
  name: string;
  like?: string | undefined;
}

/**
 * Adds a service, a person or a post's draft: empty, or with the words of another.
 *
 * @returns its file
 * @throws Refused 400 for a name whose slug is invalid or taken
 */
export function addFile(project: string, { folder, name, like }: Added): { file: string } {
  const to = fileNamed(folder, slugOf(name, ADDRESS_MAX));
  expectFree(project, to);
  const { file } = to;
  const others = filesOf(project).filter((info) => info.folder === folder);
  const orders = others.map((other) => partAt(looselyRead(project, other.file), ['order']));
  const own =
    folder === 'posts'
      ? { title: name, published_at: texasToday(), is_published: false }
      : { order: Math.max(0, ...orders.map((order) => Number(order) || 0)) + 1, name };
  const copied = like ? looselyRead(project, like) : undefined;
  const begun = isFields(copied)
    ? Object.entries(copied).filter(([key]) => !OWN.includes(key))
    : Object.entries({
        ...own,
        ...Object(blankOf(jsonSchemaOf(file))),
        ...(folder === 'posts' && BEGUN),
      });
  const after = textWith(file, '', { ...Object.fromEntries(begun), ...own });
  writeFiles(project, { [file]: after });
  return { file };
}
