import { basename, join } from 'node:path';
import { plainLines } from '../../base/terminal/plain.ts';
import { followFiles } from '../../cli/posts/follow-files.ts';
import { inBlog, SETTINGS } from '../../cli/posts/in-blog.ts';
import { isSure } from '../../cli/sure.ts';
import type { Desk } from './desk.ts';
import { siteWorkshop } from './site-workshop.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** The computer that this runs on, and its terminal. */
export function thisDesk(): Desk {
  const { PUBLIC_URL: publicUrl } = SETTINGS;
  const { SUPABASE_URL, SUPABASE_SERVICE_KEY, IMAGE_HOST } = SETTINGS;
  const carry = (removed: readonly string[]) =>
    inBlog((posts) => followFiles(PROJECT, removed.map(slugOf), posts, IMAGE_HOST));
  return {
    project: PROJECT,
    publicUrl,
    patience: { everyMs: 5_000, forMs: 10 * 60_000 },
    workshop: siteWorkshop(PROJECT),
    carryPosts: async (removed) => {
      if (SUPABASE_URL === undefined) return [];
      if (SUPABASE_SERVICE_KEY === undefined) return stillToDo(removed);
      return ['The posts in Supabase follow:', (await carry(removed)) ?? '  unchanged'];
    },
    say: (line) => process.stdout.write(`${plainLines(line)}\n`),
    ask: (question) => isSure(question, { input: process.stdin, output: process.stdout }),
  };
}

/** What brings the posts to Supabase, whose key is given to one call at a time. */
function stillToDo(removed: readonly string[]): string[] {
  const commands = ['import', ...removed.map((file) => `delete ${slugOf(file)}`)];
  return [
    'The posts are in Supabase, where they are still to be changed, with its service key:',
    ...commands.map((words) => `  SUPABASE_SERVICE_KEY=… npm run posts -- ${words}`),
  ];
}

function slugOf(file: string): string {
  return basename(file, '.md');
}
