import { parseArgs } from 'node:util';
import { plainLines } from '../terminal/plain.ts';

const FAILED = 1;
/** The exit code where what was typed or set makes no sense. */
export const MISUSED = 2;

/** Options by name; `value` says what follows one of type `string`. */
type Options = Record<string, { type: 'boolean' | 'string'; value?: string; help: string }>;
type Parsing<O extends Options> = { args: string[]; options: O; allowPositionals: true };
type Values<O extends Options> = ReturnType<typeof parseArgs<Parsing<O>>>['values'];
/** What is printed, or nothing. */
type Answer = string | undefined | Promise<string | undefined>;

/** What a program does under one name. */
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
   * The commands by name, with the words that have to follow: `publish <slug>`, `done <id>...` for
   * one or more, `[<id>...]` for any number. A program's only command, being `usual`, may have no
   * name: `<folder>`.
   */
  commands: Record<string, Command>;
  /** The name of the command that is meant where none is typed. */
  usual?: string;
  /** The last line of the help. */
  note: string;
  /** The exit code after an error, where it is not 1. */
  failed?: number;
}

/** What was typed makes no sense; the message says what would. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

/**
 * A command for a program's table.
 *
 * @param run gets the options, then the words; its answer is printed, and the message of what it throws
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

/** Prints an error, which can do nothing to a terminal; the program ends with this exit code when it is done. */
export function reportError(message: string, exitCode = FAILED): void {
  process.stderr.write(`${plainLines(message)}\n`);
  process.exitCode = exitCode;
}

/** What an error says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whoever reads the first lines only, such as `head`, has seen enough. */
function endWithReader(error: Error): never {
  if ('code' in error && error.code === 'EPIPE') process.exit();
  throw error;
}

/** What to run, or what is wrong with what was typed. */
function chosen({ commands, usual = '' }: Program, typed: string[]): (() => Answer) | string {
  const isNamed = /^[^-]/.test(typed[0] ?? '') && !isPlaceholder(usual);
  const [name, ...args] = isNamed ? typed : [usual, ...typed];
  const found = Object.entries(commands).find(([key]) => key.split(' ', 1)[0] === name);
  if (found === undefined) return name ? `There is no command "${name}".` : 'Name a command.';
  const [key, { read }] = found;
  try {
    return read(args, key.split(' ').filter(isPlaceholder));
  } catch (error) {
    // What follows is about words that begin with a hyphen.
    return messageOf(error).replace(/\. To specify .*/s, '.');
  }
}

/** Whether a word of a command's key stands for what is to be typed. */
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
