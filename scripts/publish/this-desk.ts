import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { messageOf } from '../../src/base/errors/message-of.ts';
import { plainLines } from '../../src/base/terminal/plain.ts';
import { inOneLine } from '../../src/content/reader/content-error.ts';
import { findMistakes } from '../check/find-mistakes.ts';
import { settingsOf } from '../command/settings.ts';
import { isSure } from '../command/sure.ts';
import { changeInWords } from './changes.ts';
import type { Desk, Done } from './desk.ts';
import { gitIn } from './git.ts';

const PROJECT = join(import.meta.dirname, '../..');

/**
 * Runs a command on this computer. The exit code is 1 unless it published, or had nothing to.
 *
 * @param json whether to tell the editor: a JSON object on each line, the last one `{ done }`
 */
export async function atDesk(
  json: boolean | undefined,
  command: (desk: Desk) => Promise<Done>,
): Promise<void> {
  const print = (words: string) => void process.stdout.write(`${words}\n`);
  const inJson = { say: (say: string) => print(JSON.stringify({ say })) };
  const desk = thisDesk({
    say: (line) => print(plainLines(line)),
    sayChanges: (changes) => print(plainLines(changes.map(changeInWords).join('\n\n'))),
    ...(json && { ...inJson, sayChanges: (changes) => print(JSON.stringify({ changes })) }),
  });
  let done: Done = 'failed';
  try {
    done = await command(desk);
  } catch (error) {
    desk.say(messageOf(error));
  }
  if (json) print(JSON.stringify({ done }));
  if (done === 'refused' || done === 'conflict' || done === 'failed') process.exitCode = 1;
}

/** This computer, its settings and its terminal. */
function thisDesk(told: Pick<Desk, 'say' | 'sayChanges'>): Desk {
  const { PUBLIC_URL, SUPABASE_URL, SUPABASE_SERVICE_KEY } = settingsOf();
  return {
    ...told,
    project: PROJECT,
    git: gitIn(PROJECT),
    publicUrl: PUBLIC_URL,
    patience: { everyMs: 5_000, forMs: 10 * 60_000 },
    // Words that no dictionary has keep nothing from being published.
    check: async () => (await findMistakes(PROJECT, Promise.resolve([]))).mend.map(inOneLine),
    syncPosts: () => {
      if (SUPABASE_URL === undefined) return [];
      const words = 'npm run posts -- sync';
      if (SUPABASE_SERVICE_KEY === undefined) {
        return [`The posts in Supabase wait for its key: SUPABASE_SERVICE_KEY=… ${words}`];
      }
      const sync = [join(PROJECT, 'scripts/posts.ts'), 'sync'];
      const { stdout, stderr } = spawnSync(process.execPath, sync, { encoding: 'utf8' });
      return [`The posts in Supabase follow:\n${stdout}${stderr}`.trim()];
    },
    ask: (question) => isSure(question, { input: process.stdin, output: process.stdout }),
  };
}
