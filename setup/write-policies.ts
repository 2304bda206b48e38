import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Post } from '../blog/post.ts';
import type { Posts } from '../blog/posts.ts';
import { byField } from '../inbox/by-field.ts';
import type { Refusal } from '../inbox/receive/receive.ts';
import { WRITE_PATH, writeAddress } from '../notices/addresses.ts';
import { visitedPath } from '../server/headers.ts';
import { loadPages, type Pages } from '../server/pages.ts';
import { POLICIES_FILE, type Policies } from '../server/policies.ts';
import { ROUTES } from '../site/routes.ts';
import { pagePolicy } from './page-policy.ts';

const post: Post = {
  id: '1',
  slug: 'example',
  title: 'Example',
  excerpt: '',
  content: '<p>Example</p>',
  category: 'Example',
  image_url: null,
  author_name: 'Example',
  author_title: '',
  denomination: '1040',
  published_at: '2000-01-01',
  modified_at: null,
  is_published: true,
};

const posts: Posts = {
  list: async () => ({ posts: [post], hasOlder: false }),
  categories: async () => [post.category],
  bySlug: async () => post,
  related: async () => [],
  neighbours: async () => ({}),
  latest: async () => [post],
  picture: async () => undefined,
  version: () => undefined,
  close: () => {},
};

const refusal: Refusal = { fields: {}, values: byField(() => '') };

/**
 * Writes the Content-Security-Policy of every page of the site built in `dist`. Those on demand are
 * rendered once, from made-up posts: what stands in a real one must never be allowed to run.
 */
export async function writePolicies(dist: string): Promise<void> {
  const pages = await loadPages(dist);
  const onDemand = ROUTES.filter((route) => route.onDemand).map(({ href }) => href);
  const policies: Policies = {
    built: Object.fromEntries(await Promise.all(builtPages(join(dist, 'client')))),
    onDemand: Object.fromEntries(await Promise.all(onDemand.map((route) => madeUp(route, pages)))),
  };
  await writeFile(join(dist, POLICIES_FILE), JSON.stringify(policies));
}

function builtPages(client: string) {
  return globSync('**/*.html', { cwd: client }).map(async (name) => {
    const html = await readFile(join(client, name), 'utf8');
    return [visitedPath(name.replaceAll(sep, '/')), pagePolicy(html)] as const;
  });
}

async function madeUp(route: string, { render }: Pages) {
  const path = route === WRITE_PATH ? writeAddress('1') : route.replace('[slug]', post.slug);
  const page = await render(new Request(`http://localhost${path}`), { posts, refusal });
  if (page.body === null) throw new Error(`${route} could not be rendered: ${page.status}`);
  return [route, pagePolicy(await page.text())] as const;
}
