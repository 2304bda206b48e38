import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addressKey } from '../addresses/address-key.ts';
import { LIST_PATH } from '../blog/addresses.ts';
import { slugSchema } from '../blog/post.ts';
import { ContentError, type ContentProblem } from '../content/reading/content-error.ts';
import { redirectsFile } from '../content/reading/redirects.ts';
import type { Redirect } from '../content/schemas/redirects.ts';
import { addressesOf } from './addresses.ts';

/**
 * What is wrong with the old addresses of a project as its pages stand: one that is a page, or leads
 * to none. What its schema finds is not among it. Posts are known by their files alone; one that is
 * led to may be in the store without a file.
 *
 * @param project the project's folder
 */
export function redirectProblems(project: string): ContentProblem[] {
  const register = readable(project);
  if (!register) return [];
  const addresses = new Set(addressesOf(project));
  return register.content.flatMap(({ from, to }, place) => {
    const key = addressKey(from);
    const [path = '', part] = to.split('#');
    const wrong = (field: keyof Redirect, expected: string) => [
      register.problem([place, field], expected),
    ];
    const article = articleAt(project, key);
    if (addresses.has(key))
      return wrong('from', `${key} is a page of this site; remove this entry`);
    if (article) return wrong('from', `${key} is the post of ${article}; remove this entry`);
    const isPost = slugOf(path) !== undefined;
    if (!addresses.has(path) && !isPost) {
      return wrong('to', `${path} is no page of this site; expected one, such as /services`);
    }
    const isBlog = isPost || path === LIST_PATH;
    return isBlog && part !== undefined
      ? wrong('to', `expected ${path} alone: what stands in the blog changes, #${part} with it`)
      : [];
  });
}

/** The slug in the address of a post; undefined where it is another. */
export function slugOf(path: string): string | undefined {
  if (!path.startsWith(`${LIST_PATH}/`)) return undefined;
  return slugSchema.safeParse(path.slice(LIST_PATH.length + 1)).data;
}

/** The file of the post at an address, from the project's folder, if there is one. */
export function articleAt(project: string, path: string): string | undefined {
  const slug = slugOf(path);
  const file = `content/posts/${slug}.md`;
  return slug !== undefined && existsSync(join(project, file)) ? file : undefined;
}

/** Undefined where the register cannot be read: that is a problem of its own. */
function readable(project: string) {
  try {
    return redirectsFile(project);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
