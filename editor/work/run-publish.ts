import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ApiError } from '../api-error.ts';
import type { CommandLine, PublishOption, State } from '../api-types.ts';

let output: CommandLine[] = [];
let isPublishing = false;
/** The hash of the content now, and as the last run began. */
let [content, begunAt] = ['', ''];

const CHANGED = 'The content has changed since. See once more what would change.';

/**
 * What the publishing that was started last has printed so far, and whether it goes on. A list of
 * what would change is dropped once the content changes: nothing unseen may be published.
 */
export function publishState(contentHash: string): Pick<State, 'output' | 'isPublishing'> {
  content = contentHash;
  const isStale = output.at(-1)?.done === 'ready' && begunAt !== content;
  return { output: isStale ? [{ say: CHANGED }] : output, isPublishing };
}

/**
 * Publishes what was changed, which goes on without the window that started it.
 *
 * @returns when it has ended
 * @throws ApiError 409 while another is under way
 */
export function runPublish(project: string, option: PublishOption): Promise<void> {
  if (isPublishing)
    throw new ApiError(409, 'Something is under way, and goes on. Wait until it ends.');
  output = [];
  isPublishing = true;
  begunAt = content;
  const asked = option === 'mine' ? ['--yes', '--mine'] : [`--${option}`];
  const args = [join(project, 'scripts/publish.ts'), ...asked, '--json'];
  return run(project, args).finally(() => {
    isPublishing = false;
  });
}

async function run(cwd: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) output.push(parsedLine(line));
  if (!output.at(-1)?.done) output.push({ say: 'The terminal says why.' }, { done: 'failed' });
}

/** What a line says; one of another program, such as a warning, is words. */
function parsedLine(line: string): CommandLine {
  try {
    return JSON.parse(line);
  } catch {
    return { say: line };
  }
}
