import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { texasToday } from '../../base/calendar/texas-time.ts';
import { createArticle, NewArticleError } from '../../blog/articles/new-article.ts';
import { slugOf } from '../../blog/articles/slug-of.ts';
import { filesOf } from '../files/catalog.ts';
import { currentValue, looselyRead, textOf, textWith } from '../files/content-file.ts';
import { type Editor, Refused } from '../server/editor.ts';
import { named, namedBy } from './named.ts';
import { expectFree } from './rename.ts';

/** What is the other one's alone: proofs, pictures, and the cases whose figures are registered for it. */
const OWN = {
  services: ['photo', 'exhibit', 'example', 'articles'],
  people: ['photo', 'photoStyle', 'approved', 'license'],
};
/** Characters of a new address, so that it can be read aloud. */
const ADDRESS_MAX = 70;

const ordered = z.looseObject({ order: z.number() });
const post = z.looseObject({
  category: z.string(),
  author_name: z.string(),
  author_title: z.string(),
});

/**
 * Adds a service or a person as a copy of another, without what is its alone, or a post's draft.
 *
 * @param asked the file that it is copied from, its name or title, and its slug, else made of that
 * @returns its file
 * @throws Refused 400 for a name or slug that is none, is taken, or is an old address
 */
export async function addFile(
  editor: Editor,
  { from, name, slug }: { from: string; name: string; slug?: string | undefined },
): Promise<{ file: string }> {
  const { project } = editor;
  const { folder } = namedBy(from);
  const to = named(folder, slug || slugOf(name, ADDRESS_MAX));
  if (name.trim() === '') throw new Refused(400, 'Type a name first.');
  expectFree(project, to);
  const value = currentValue(project, from);
  const add = (after: string) =>
    editor.step(`${name} added`, [{ file: to.file, before: undefined, after }]);
  if (folder === 'posts') add(draft(name, post.parse(value)));
  else {
    const others = (await filesOf(project)).filter(({ file }) =>
      file.startsWith(`content/${folder}/`),
    );
    const orders = others.map(
      ({ file }) => ordered.safeParse(looselyRead(project, file)).data?.order ?? 0,
    );
    const kept = Object.entries(Object(value)).filter(([key]) => !OWN[folder].includes(key));
    const copy = { ...Object.fromEntries(kept), name, order: Math.max(...orders) + 1 };
    add(textWith(to.file, textOf(project, from) ?? '', copy));
  }
  return { file: to.file };
}

function draft(
  title: string,
  { category, author_name, author_title }: z.output<typeof post>,
): string {
  const aside = mkdtempSync(join(tmpdir(), 'draft-'));
  try {
    const by = { category, author_name, author_title };
    const slug = createArticle(aside, title, { ...by, published_at: texasToday() });
    return readFileSync(join(aside, `${slug}.md`), 'utf8');
  } catch (error) {
    throw error instanceof NewArticleError ? new Refused(400, error.message) : error;
  } finally {
    rmSync(aside, { recursive: true });
  }
}
