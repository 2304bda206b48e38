import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ApiError } from '../api-error.ts';
import type { CommandLine, PublishOption, State } from '../api-types.ts';

let output: CommandLine[] = [];
let isPublishing = false;
/** The hash of the content now, and at the start of the last run. */
let [content, begunAt] = ['', ''];

const CHANGED = 'The content has changed since. See once more what would change.';

/**
 * The output so far of the last publish, and whether it is running. A preview is dropped once the
 * content changes, so that nothing unseen is published.
 */
export function publishState(contentHash: string): Pick<State, 'output' | 'isPublishing'> {
  content = contentHash;
  const isStale = output.at(-1)?.done === 'ready' && begunAt !== content;
  return { output: isStale ? [{ say: CHANGED }] : output, isPublishing };
}

/**
 * Publishes the changes; continues if the window that started it is closed.
 *
 * @returns resolves when it has ended
 * @throws ApiError 409 while another publish is running
 */
export function runPublish(project: string, option: PublishOption): Promise<void> {
  if (isPublishing) throw new ApiError(409, 'A publish is already running.');
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

/** A parsed line; a non-JSON line, such as another program's warning, becomes text. */
function parsedLine(line: string): CommandLine {
  try {
    return JSON.parse(line);
  } catch {
    return { say: line };
  }
}
