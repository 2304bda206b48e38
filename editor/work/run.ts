import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { CommandLine } from '../contract.ts';
import { Refused } from '../server/refused.ts';

/** The commands that a window may start, by pattern. Those that publish run one at a time, and go on without the window. */
const ALLOWED: readonly (readonly [typed: RegExp, program: string, ...options: string[]])[] = [
  [/^look$/, 'scripts/publish.ts', '--look'],
  [/^publish$/, 'scripts/publish.ts', '--yes'],
  [/^undo [\da-f]{7,40}$/, 'scripts/undo.ts', '--yes'],
  [/^versions$/, 'scripts/versions.ts'],
];

type Listener = (lines: string) => void;

/** The last publish or undo. */
let last = { said: '', ended: Promise.resolve(), isOver: true, heard: new Set<Listener>() };

/**
 * Runs a command of the project and hands on its lines of JSON (`CommandLine`). `last` starts none: it
 * repeats what the last publish or undo has said, and goes on with it.
 *
 * @throws Refused 400 for what is not allowed, 409 while another publish or undo is under way
 */
export async function runTyped(project: string, typed: string, hear: Listener): Promise<void> {
  if (typed === 'last') {
    hear(last.said);
    last.heard.add(hear);
    return last.ended;
  }
  const allowed = ALLOWED.find(([pattern]) => pattern.test(typed));
  if (!allowed) throw new Refused(400, `The editor does not run "${typed}".`);
  const [, program, ...options] = allowed;
  const args = [join(project, program), ...typed.split(' ').slice(1), ...options, '--json'];
  if (typed === 'versions') return start(project, args, hear);
  if (!last.isOver) {
    throw new Refused(409, 'Publishing is under way, and goes on. Wait until it has ended.');
  }
  const run = { ...last, said: '', isOver: false, heard: new Set([hear]) };
  last = run;
  run.ended = start(project, args, (lines) => {
    run.said += lines;
    for (const each of run.heard) each(lines);
  }).finally(() => {
    run.isOver = true;
  });
  return run.ended;
}

async function start(cwd: string, args: readonly string[], hear: Listener): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const complaint = text(child.stderr);
  child.stdout.setEncoding('utf8').on('data', hear);
  const code = await new Promise((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  const said = (await complaint).trim();
  // A command that ends as it should says so itself.
  if (code !== 0 && said) hear(`${lineOf({ say: said })}${lineOf({ done: 'failed' })}`);
}

function lineOf(line: CommandLine): string {
  return `${JSON.stringify(line)}\n`;
}
