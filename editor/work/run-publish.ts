import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { CommandLine, PublishOption, State } from '../contract.ts';
import { RejectedCall } from '../rejected-call.ts';

let said: CommandLine[] = [];
let isAtWork = false;

/** What the publishing that was started last has printed so far, and whether it goes on. */
export function lastRun(): Pick<State, 'said' | 'isAtWork'> {
  return { said, isAtWork };
}

/**
 * Publishes what was changed, which goes on without the window that started it.
 *
 * @returns when it has ended
 * @throws RejectedCall 409 while another is under way
 */
export function runPublish(project: string, option: PublishOption): Promise<void> {
  if (isAtWork)
    throw new RejectedCall(409, 'Something is under way, and goes on. Wait until it ends.');
  said = [];
  isAtWork = true;
  const asked = option === 'mine' ? ['--yes', '--mine'] : [`--${option}`];
  const args = [join(project, 'scripts/publish.ts'), ...asked, '--json'];
  return run(project, args).finally(() => {
    isAtWork = false;
  });
}

async function run(cwd: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) said.push(heard(line));
  if (!said.at(-1)?.done) said.push({ say: 'The terminal says why.' }, { done: 'failed' });
}

/** What a line says; one of another program, such as a warning, is words. */
function heard(line: string): CommandLine {
  try {
    return JSON.parse(line);
  } catch {
    return { say: line };
  }
}
