import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { plain } from '../../src/base/terminal/plain.ts';
import { parsePostFile } from '../../src/blog/files/post-file.ts';
import { postNames } from '../../src/blog/files/read-post-file.ts';
import { type PostCard, stateOf } from '../../src/blog/post.ts';
import { blogPath } from '../../src/blog/stores/sqlite/driver.ts';
import { ContentError } from '../../src/content/reader/content-error.ts';
import { PLACE, POST_FOLDERS, SETTINGS, withPostStore } from './with-post-store.ts';

const STATE_WIDTH = 'published'.length;
const { DATA_DIR, SUPABASE_URL, SUPABASE_SERVICE_KEY } = SETTINGS;

/** A post in the list: its day, YYYY-MM-DD, and the line to print. */
interface Entry {
  day: string;
  line: string;
}

/** Lists the posts of the files, newest first, and those only in the store. */
export async function listPosts(): Promise<string> {
  const files = existsSync(POST_FOLDERS.posts) ? postNames(POST_FOLDERS.posts) : [];
  const inFiles = linesOf(files.map((name) => fromFile(name)));
  const inStore = await onlyInStore(new Set(files.map((name) => basename(name, '.md'))));
  return [...(inFiles.length > 0 ? inFiles : ['There are no posts.']), ...inStore].join('\n');
}

function fromFile(name: string): Entry {
  try {
    const post = parsePostFile(name, readFileSync(join(POST_FOLDERS.posts, name), 'utf8'));
    return entryOf(post);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { day: '', line: `${name} cannot be used: ${plain(error.message)}` };
  }
}

/** The posts without a file, under a heading; none if the store is missing or closed to this command. */
async function onlyInStore(known: ReadonlySet<string>): Promise<string[]> {
  if (SUPABASE_URL === undefined && !existsSync(blogPath(DATA_DIR))) return [];
  if (SUPABASE_URL !== undefined && SUPABASE_SERVICE_KEY === undefined) {
    return ['', `Posts that only ${PLACE} has are listed with its key: SUPABASE_SERVICE_KEY=….`];
  }
  const lines = await withPostStore(async (posts) => {
    const others = (await posts.cards()).filter(({ slug }) => !known.has(slug));
    return linesOf(others.map(entryOf));
  });
  return lines === undefined ? [] : ['', `Only in ${PLACE}:`, lines];
}

function entryOf(post: Pick<PostCard, 'slug' | 'title' | 'published_at' | 'is_published'>): Entry {
  const { published_at: day, slug, title } = post;
  const state = stateOf(post, texasToday()).padEnd(STATE_WIDTH);
  return { day, line: `${day}  ${state}  ${slug}  ${plain(title)}` };
}

function linesOf(entries: readonly Entry[]): string[] {
  return entries.toSorted((a, b) => b.day.localeCompare(a.day)).map(({ line }) => line);
}
