import { join } from 'node:path';
import { createPost, NEW_SLUG_MAX } from '../../src/blog/files/new-post.ts';
import { slugOf } from '../../src/blog/files/slug-of.ts';
import type { FileInfo } from '../api-types.ts';
import { filesOf } from '../files/catalog.ts';
import { readUnchecked, setValue } from '../files/content-file.ts';
import { writeFiles } from '../files/save.ts';
import { blankOf, jsonSchemaOf } from '../files/schema.ts';
import { valueAt } from '../value-path.ts';
import { collectionFile, expectSlugFree } from './rename.ts';

/** Fields that a copy must not take over: evidence, pictures, and cases with registered figures. */
const NOT_COPIED = ['photo', 'exhibit', 'example', 'articles', 'approved', 'license'];

/** A file to add: its name or title, and for a service or person optionally a file to copy. */
interface Added {
  folder: NonNullable<FileInfo['folder']>;
  name: string;
  like?: string | undefined;
}

/**
 * Adds a service or person, empty or copied from another, or a draft of a post.
 *
 * @returns its file
 * @throws ApiError 400 for a name whose slug is invalid or taken
 */
export function addFile(project: string, { folder, name, like }: Added): { file: string } {
  const to = collectionFile(folder, slugOf(name, NEW_SLUG_MAX));
  expectSlugFree(project, to);
  const { file } = to;
  if (folder === 'posts') {
    createPost(join(project, 'content/posts'), name);
    return { file };
  }
  const others = filesOf(project).filter((info) => info.folder === folder);
  const orders = others.map((other) => valueAt(readUnchecked(project, other.file), ['order']));
  const order = Math.max(0, ...orders.map((each) => Number(each) || 0)) + 1;
  const own = { order, name };
  const template =
    like === undefined ? blankOf(jsonSchemaOf(file)) : withoutOwn(readUnchecked(project, like));
  writeFiles(project, { [file]: setValue(file, '', { ...own, ...Object(template), ...own }) });
  return { file };
}

function withoutOwn(value: unknown): object {
  return Object.fromEntries(
    Object.entries(Object(value)).filter(([key]) => !NOT_COPIED.includes(key)),
  );
}
