import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { CommandLine, State } from '../contract.ts';
import { Refused } from '../server/refused.ts';

/** The commands that a window may start, by pattern. */
const ALLOWED: readonly (readonly [typed: RegExp, program: string, ...options: string[]])[] = [
  [/^look$/, 'scripts/publish.ts', '--look'],
  [/^publish$/, 'scripts/publish.ts', '--yes'],
  [/^undo [\da-f]{7,40}$/, 'scripts/undo.ts', '--yes'],
  [/^versions$/, 'scripts/versions.ts'],
];

let said: CommandLine[] = [];
let isAtWork = false;

/** What the command that was started last has printed so far, and whether it goes on. */
export function lastRun(): Pick<State, 'said' | 'isAtWork'> {
  return { said, isAtWork };
}

/**
 * Runs a command of the project, which goes on without the window that started it.
 *
 * @returns when it has ended
 * @throws Refused 400 for what is not allowed, 409 while another is under way
 */
export function runTyped(project: string, typed: string): Promise<void> {
  const allowed = ALLOWED.find(([pattern]) => pattern.test(typed));
  if (!allowed) throw new Refused(400, `The editor does not run "${typed}".`);
  if (isAtWork) throw new Refused(409, 'Something is under way, and goes on. Wait until it ends.');
  said = [];
  isAtWork = true;
  const [, program, ...options] = allowed;
  const args = [join(project, program), ...typed.split(' ').slice(1), ...options, '--json'];
  return run(project, args)
    .catch(({ message }: Error) => void said.push({ say: message }, { done: 'failed' }))
    .finally(() => {
      isAtWork = false;
    });
}

async function run(cwd: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const complaint = text(child.stderr);
  const ended = new Promise((resolve) => child.once('close', resolve));
  for await (const line of createInterface(child.stdout)) said.push(heard(line));
  const code = await ended;
  const say = (await complaint).trim();
  // A command that ends as it should says so itself.
  if (code !== 0 && say) said.push({ say }, { done: 'failed' });
}

/** What a line says; one of another program, such as a warning, is words. */
function heard(line: string): CommandLine {
  try {
    return JSON.parse(line);
  } catch {
    return { say: line };
  }
}
