import { parseArgs } from 'node:util';
import { plainLines } from '../base/terminal/plain.ts';

const FAILED = 1;
/** The exit code for misuse: unknown words, options or settings. */
export const MISUSED = 2;

/** Options by name; `value` says what follows one of type `string`. */
type Options = Record<string, { type: 'boolean' | 'string'; value?: string; help: string }>;
type Parsing<O extends Options> = { args: string[]; options: O; allowPositionals: true };
type Values<O extends Options> = ReturnType<typeof parseArgs<Parsing<O>>>['values'];
/** What is printed, or nothing. */
type Answer = string | undefined | Promise<string | undefined>;

/** A command of a program. */
export interface Command {
  help: string;
  options: Options;
  /**
   * Takes what was typed after the name.
   *
   * @throws Error where there is an unknown option, or not the words that `places` call for
   */
  read(args: string[], places: readonly string[]): () => Answer;
}

/** `npm run <name> -- <command>`. */
export interface Program {
  name: string;
  /**
   * The commands by name, with their arguments: `publish <slug>`, `done <id>...` for one or more,
   * `[<id>...]` for any number. A program's only command may have no name: `<folder>`.
   */
  commands: Record<string, Command>;
  /** The default command. */
  usual?: string;
  /** The last line of the help. */
  note: string;
  /** The exit code after an error, where it is not 1. */
  failed?: number;
}

/** Misuse; the message says what was expected. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

/**
 * A command for a program's table.
 *
 * @param run gets the options, then the arguments; its result, or its error's message, is printed
 */
export function command<const O extends Options>(
  help: string,
  options: O,
  run: (options: Values<O>, ...words: string[]) => Answer,
): Command {
  const read: Command['read'] = (args, places) => {
    const { values, positionals } = parseArgs<Parsing<O>>({
      args,
      options,
      allowPositionals: true,
    });
    const least = places.filter((place) => !place.startsWith('[')).length;
    const most = places.some((place) => place.includes('...')) ? Infinity : places.length;
    const fits = positionals.length >= least && positionals.length <= most;
    if (!fits) throw new Error(`Expected ${places.join(' ') || 'no word'} after the command.`);
    return () => run(values, ...positionals);
  };
  return { help, options, read };
}

/** Runs what the process was started with. The exit code is 0, 1 after an error, 2 after misuse, which is answered with the help. */
export async function runProgram(program: Program): Promise<void> {
  const typed = process.argv.slice(2);
  process.stdout.on('error', endWithReader);
  try {
    const run = typed.includes('--help') ? () => help(program) : chosen(program, typed);
    if (typeof run === 'string') return reportError(`${help(program)}\n\n${run}`, MISUSED);
    const answer = await run();
    if (answer !== undefined) process.stdout.write(`${answer}\n`);
  } catch (error) {
    reportError(messageOf(error), error instanceof Misuse ? MISUSED : program.failed);
  }
}

/** Prints an error without control characters, and sets the exit code. */
export function reportError(message: string, exitCode = FAILED): void {
  process.stderr.write(`${plainLines(message)}\n`);
  process.exitCode = exitCode;
}

/** What an error says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The reader, such as `head`, has closed the pipe. */
function endWithReader(error: Error): never {
  if ('code' in error && error.code === 'EPIPE') process.exit();
  throw error;
}

/** The command to run, or what is wrong. */
function chosen({ commands, usual = '' }: Program, typed: string[]): (() => Answer) | string {
  const isNamed = /^[^-]/.test(typed[0] ?? '') && !isPlaceholder(usual);
  const [name, ...args] = isNamed ? typed : [usual, ...typed];
  const found = Object.entries(commands).find(([key]) => key.split(' ', 1)[0] === name);
  if (found === undefined) return name ? `There is no command "${name}".` : 'Name a command.';
  const [key, { read }] = found;
  try {
    return read(args, key.split(' ').filter(isPlaceholder));
  } catch (error) {
    // Node's hint about arguments that begin with a hyphen.
    return messageOf(error).replace(/\. To specify .*/s, '.');
  }
}

/** Whether a word of a command's key is a placeholder. */
function isPlaceholder(word: string): boolean {
  return /^\[?</.test(word);
}

function help({ name, commands, usual = '', note }: Program): string {
  const lines = Object.entries(commands).flatMap(([key, { help, options }]) => [
    [key === usual && !isPlaceholder(key) ? `[${key}]` : key, help],
    ...Object.entries(options).map(([option, { value, help }]) => [
      `  --${option}${value ? ` <${value}>` : ''}`,
      help,
    ]),
  ]);
  const width = Math.max(...lines.map(([left = '']) => left.length));
  const table = lines.map(([left = '', right]) => `  ${left.padEnd(width)}  ${right}`);
  const typed = isPlaceholder(usual) ? usual : '<command>';
  return [`Usage: npm run ${name} -- ${typed}`, '', ...table, '', note].join('\n');
}
