import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { messageOf } from '../../src/base/errors/message-of.ts';
import { plainLines } from '../../src/base/terminal/plain.ts';
import { formatProblem } from '../../src/content/reader/content-error.ts';
import { findMistakes } from '../check/find-mistakes.ts';
import { confirm } from '../command/confirm.ts';
import { settingsOf } from '../command/settings.ts';
import { type Change, changeInWords } from './changes.ts';
import { createGit, type Git } from './git.ts';

/**
 * How a command ended: `published`, `nothing` to publish, `ready` to be published, `refused` by the
 * check, the public site or a person, a `conflict` with what others published, or `failed`.
 */
export type PublishOutcome = 'published' | 'nothing' | 'ready' | 'refused' | 'conflict' | 'failed';

/** What a publish command needs from the office's computer. */
export interface PublishContext {
  project: string;
  git: Git;
  /** The public site's origin, if it is set here. */
  publicUrl: string | undefined;
  /** Milliseconds between two requests to the public site, and in all. */
  patience: { everyMs: number; forMs: number };
  /** The problems that prevent publishing, one per line. */
  check(): Promise<readonly string[]>;
  /** Syncs posts to a store that no server follows, and prints the result. */
  syncPosts(): void;
  say(line: string): void;
  sayChanges(changes: readonly Change[]): void;
  ask(question: string): Promise<boolean>;
}

const PROJECT = join(import.meta.dirname, '../..');

/**
 * Runs a command on this computer. The exit code is 1 if it was refused, failed or found a conflict.
 *
 * @param json whether to print for the editor: a JSON object on each line, the last one `{ done }`
 */
export async function runPublishCommand(
  command: (context: PublishContext) => Promise<PublishOutcome>,
  json = false,
): Promise<void> {
  const print = (words: string) => void process.stdout.write(`${words}\n`);
  const { PUBLIC_URL, SUPABASE_URL } = settingsOf();
  const context: PublishContext = {
    project: PROJECT,
    git: createGit(PROJECT),
    publicUrl: PUBLIC_URL,
    patience: { everyMs: 5_000, forMs: 10 * 60_000 },
    // Misspelled words do not prevent publishing.
    check: async () => (await findMistakes(PROJECT, Promise.resolve([]))).errors.map(formatProblem),
    syncPosts: () => {
      if (SUPABASE_URL === undefined) return;
      const sync = [join(PROJECT, 'scripts/posts.ts'), 'sync'];
      const { stdout, stderr } = spawnSync(process.execPath, sync, { encoding: 'utf8' });
      context.say(`The posts in Supabase follow:\n${stdout}${stderr}`.trim());
    },
    say: (say) => print(json ? JSON.stringify({ say }) : plainLines(say)),
    sayChanges: (changes) => {
      const words = () => plainLines(changes.map(changeInWords).join('\n\n'));
      print(json ? JSON.stringify({ changes }) : words());
    },
    ask: (question) => confirm(question, { input: process.stdin, output: process.stdout }),
  };
  let done: PublishOutcome = 'failed';
  try {
    done = await command(context);
  } catch (error) {
    context.say(messageOf(error));
  }
  if (json) print(JSON.stringify({ done }));
  if (done === 'refused' || done === 'conflict' || done === 'failed') process.exitCode = 1;
}
