import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isReadable } from '../base/addresses/address-key.ts';
import { LIST_PATH } from '../blog/addresses.ts';
import { parsePostFile } from '../blog/files/post-file.ts';
import { outlineOf } from '../blog/html/outline.ts';
import { type ContentProblem, readable } from '../content/reader/content-error.ts';
import { contentFiles } from '../content/reader/content-texts.ts';
import { REDIRECTS } from '../content/reader/redirects.ts';

/** A link of Markdown or of the redirects' register to a part of a page: its page, which may be the same one, and the part. */
const LINK = /(?:\]\(|\bto: ['"]?)(?<page>\/[\w./-]*)?#(?<id>[^\s)"'},]+)/g;

/**
 * Links to parts of pages that have no such part: of posts by their headings, of other pages by
 * what was last built of them, where there is something.
 *
 * @param project the project's folder
 */
export function brokenFragments(project: string): ContentProblem[] {
  return contentFiles('{posts/*.md,redirects.yaml}', project).flatMap(({ file, source }) =>
    source.split('\n').flatMap((text, place) => {
      if (`content/${file}` === REDIRECTS && text.startsWith('#')) return [];
      return [...text.matchAll(LINK)].flatMap(({ groups }) => {
        const { page, id = '' }: Partial<Record<string, string>> = groups ?? {};
        const ids = idsOf(project, page ?? `${LIST_PATH}/${basename(file, '.md')}`);
        if (ids?.includes(isReadable(id) ? decodeURIComponent(id) : id) ?? true) return [];
        const instead = ids?.map((each) => `#${each}`).join(', ') || 'no "#"';
        const expected = `#${id} is no part of ${page ?? 'this post'}; expected ${instead}`;
        return [{ file: `content/${file}`, line: place + 1, field: '', expected }];
      });
    }),
  );
}

/** The parts of a page; undefined where they are not known. */
function idsOf(project: string, page: string): string[] | undefined {
  const file = page.startsWith(`${LIST_PATH}/`) ? `posts/${basename(page)}.md` : undefined;
  const [post] = file === undefined ? [] : contentFiles(file, project);
  if (post) return idsOfPost(basename(post.file), post.source);
  const built = join(project, 'dist/client', page === '/' ? 'index.html' : `${page}.html`);
  if (!existsSync(built)) return undefined;
  return [...readFileSync(built, 'utf8').matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = '']) => id);
}

function idsOfPost(file: string, source: string): string[] | undefined {
  const post = readable(() => parsePostFile(file, source));
  return post && outlineOf(post.content).sections.map(({ id }) => id);
}
