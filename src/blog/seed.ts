import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type PostFile, postFilesJson } from './post.ts';

/** File name in the build folder. */
const SEED_FILE = 'posts.json';

/** Writes posts into the build in `dist`, so that a server can fill an empty blog without reading Markdown. */
export async function writeSeed(dist: string, posts: PostFile[]): Promise<void> {
  await writeFile(join(dist, SEED_FILE), JSON.stringify(z.encode(postFilesJson, posts)));
}

/**
 * Reads the posts from the build in `dist`.
 *
 * @throws the system's error if the file is missing, a ZodError if its shape is wrong
 */
export async function readSeed(dist: string): Promise<readonly PostFile[]> {
  return postFilesJson.parse(JSON.parse(await readFile(join(dist, SEED_FILE), 'utf8')));
}
