import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { newPostSchema, type PostFile } from './post.ts';
import type { PostStore } from './post-store.ts';

/** File name in the build folder. */
const SEED_FILE = 'posts.json';

const seedSchema = z.array(
  z.object({
    post: newPostSchema,
    pictures: z.array(
      z.object({
        name: z.string(),
        content: z.base64().transform((text) => Buffer.from(text, 'base64')),
      }),
    ),
  }),
);

/** Writes the posts into the build in `dist`: a server fills an empty blog without reading Markdown. */
export async function writeSeed(dist: string, posts: readonly PostFile[]): Promise<void> {
  const seed = posts.map(({ post, pictures }) => ({
    post,
    pictures: pictures.map(({ name, content }) => {
      return { name, content: Buffer.from(content).toString('base64') };
    }),
  }));
  await writeFile(join(dist, SEED_FILE), JSON.stringify(seed));
}

/**
 * Reads the posts of the build in `dist`.
 *
 * @throws the system's error if the file is missing, a ZodError if its shape is wrong
 */
export async function readSeed(dist: string): Promise<readonly PostFile[]> {
  return seedSchema.parse(JSON.parse(await readFile(join(dist, SEED_FILE), 'utf8')));
}

/** Fills a store that has no posts or drafts. Several processes may do it at once. */
export async function seedIfEmpty(
  store: PostStore,
  seed: () => Promise<readonly PostFile[]>,
): Promise<void> {
  if ((await store.all()).length === 0) await store.sync(await seed());
}
