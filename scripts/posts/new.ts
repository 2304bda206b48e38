import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { createPost } from '../../src/blog/files/new-post.ts';
import { parsePostFile } from '../../src/blog/files/post-file.ts';
import { postNames } from '../../src/blog/files/read-post-file.ts';
import { readable } from '../../src/content/reader/content-error.ts';
import { readContent } from '../../src/content/reader/yaml-file.ts';
import { POST_FOLDERS } from './in-blog.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** The category where there is no post yet. */
const CATEGORY = 'News';

const person = z.looseObject({ name: z.string(), title: z.string() });

/** Begins a post by the founder, in the category that most posts have, and says what to do with it. */
export function begin(title: readonly string[]): string {
  const founder = readContent(PROJECT, 'content/people/founder.yaml', person).content;
  const slug = createPost(POST_FOLDERS.posts, title.join(' '), {
    category: usualCategory() ?? CATEGORY,
    author_name: founder.name,
    author_title: founder.title,
    published_at: texasToday(),
  });
  return [
    `content/posts/${slug}.md is a draft to write in.`,
    `See it with "npm run posts -- preview ${slug}". Once it is written, "is_published: true" in it and "npm run publish" show it to visitors.`,
  ].join('\n');
}

function usualCategory(): string | undefined {
  const counts = new Map<string, number>();
  const names = existsSync(POST_FOLDERS.posts) ? postNames(POST_FOLDERS.posts) : [];
  for (const name of names) {
    const text = readFileSync(join(POST_FOLDERS.posts, name), 'utf8');
    const category = readable(() => parsePostFile(name, text))?.category;
    if (category !== undefined) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a);
  return usual?.[0];
}
