import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Refused } from '../server/editor.ts';

const ID = '\\d{1,15}';

/** What publishes: one at a time, and each goes on when its window closes. */
const PUBLISHING: readonly Allowed[] = [
  ['look', 'setup/publish.ts', '--look'],
  ['publish', 'setup/publish.ts', '--yes'],
  ['theirs', 'setup/publish.ts', '--theirs', '--yes'],
  ['undo(?: [\\da-f]{7,40})?', 'setup/undo.ts', '--yes'],
];

const ALLOWED: readonly Allowed[] = [
  ...PUBLISHING,
  ['versions', 'setup/versions.ts'],
  ['launch-check', 'cli/launch-check.ts'],
  ['inbox export', 'cli/inbox.ts'],
  // What her window lists is meant, be it the public store or not.
  [`inbox (?:done|release|retry) ${ID}`, 'cli/inbox.ts', '--here'],
  [`inbox undone ${ID}`, 'cli/inbox.ts', '--undo', '--here'],
  [`inbox delete ${ID}`, 'cli/inbox.ts', '--yes', '--here'],
];

/** The name and the words that may be sent, as a pattern, and what they start. */
type Allowed = readonly [typed: string, program: string, ...options: string[]];
type Listener = (text: string) => void;

/** The last run of what publishes; its code comes once it is over. */
let last = { text: '', isOver: true, code: Promise.resolve(0), heard: new Set<Listener>() };

/**
 * Runs a command of the project and hands on what it prints, as it comes. `last` starts none: it
 * repeats what the last publish or undo has said, and goes on with it.
 *
 * @returns the command's exit code
 * @throws Refused 400 for what is not allowed, 409 while another publish or undo is under way
 */
export async function runCommand(
  project: string,
  name: string,
  words: readonly string[],
  onText: Listener,
): Promise<number> {
  if (name === 'last') {
    onText(last.text);
    last.heard.add(onText);
    return last.code;
  }
  const typed = [name, ...words].join(' ');
  const allowed = ALLOWED.find(([pattern]) => RegExp(`^(?:${pattern})$`).test(typed));
  if (!allowed) throw new Refused(400, `The editor does not run "${typed}".`);
  const [, program, ...options] = allowed;
  const said = words.map((word) => (word === 'undone' ? 'done' : word));
  const args = [join(project, program), ...said, ...options];
  if (!PUBLISHING.includes(allowed)) return start(project, args, onText);
  if (!last.isOver) {
    throw new Refused(409, 'Publishing is under way, and goes on. Wait until it has ended.');
  }
  const run = { ...last, text: '', isOver: false, heard: new Set([onText]) };
  last = run;
  run.code = start(project, args, (text) => {
    run.text += text;
    for (const hear of run.heard) hear(text);
  }).finally(() => {
    run.isOver = true;
  });
  return run.code;
}

function start(cwd: string, args: readonly string[], onText: Listener): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const printed of [child.stdout, child.stderr]) {
      printed.setEncoding('utf8').on('data', onText);
    }
    child.on('error', reject).on('close', (code) => resolve(code ?? 1));
  });
}
