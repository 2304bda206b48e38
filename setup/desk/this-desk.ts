import { basename, join } from 'node:path';
import { plainLines } from '../../base/terminal/plain.ts';
import { settingsOf } from '../../cli/settings.ts';
import { isSure } from '../../cli/sure.ts';
import type { Desk } from './desk.ts';
import { siteWorkshop } from './site-workshop.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** The computer that this runs on, and its terminal. */
export function thisDesk(): Desk {
  const { PUBLIC_URL: publicUrl } = settingsOf('PUBLIC_URL');
  const { SUPABASE_URL } = settingsOf('SUPABASE_URL', 'SUPABASE_ANON_KEY');
  return {
    project: PROJECT,
    publicUrl,
    patience: { everyMs: 5_000, forMs: 10 * 60_000 },
    workshop: siteWorkshop(PROJECT),
    carryPosts: async (removed) => (SUPABASE_URL ? stillToDo(removed) : []),
    say: (line) => process.stdout.write(`${plainLines(line)}\n`),
    ask: (question) => isSure(question, { input: process.stdin, output: process.stdout }),
  };
}

/** What brings the posts to Supabase, whose key is given to one call at a time. */
function stillToDo(removed: readonly string[]): string[] {
  const commands = ['import', ...removed.map((file) => `delete ${basename(file, '.md')}`)];
  return [
    'The posts are in Supabase, where they are still to be changed, with its service key:',
    ...commands.map((words) => `  SUPABASE_SERVICE_KEY=… npm run posts -- ${words}`),
  ];
}
