import { Command, CommanderError } from 'commander';
import { hasCode } from '../../src/base/errors/has-code.ts';
import { messageOf } from '../../src/base/errors/message-of.ts';
import { plainLines } from '../../src/base/terminal/plain.ts';

const FAILED = 1;
/** The exit code for misuse: unknown words, options or settings. */
export const MISUSED = 2;

/** Misuse; the message says what was expected. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

/**
 * The program of `npm run <name>`; callers add commands, or arguments and an action.
 *
 * @param note the last line of the help
 */
export function createProgram(name: string, note: string): Command {
  const typed = `npm run ${name} --`;
  return new Command(typed)
    .helpCommand(false)
    .addHelpText('after', `\n${note}`)
    .showHelpAfterError(`"${typed} --help" says what can be typed.`)
    .configureOutput({ outputError: (text, write) => write(plainLines(text)) })
    .exitOverride();
}

/** The action of a command: prints the result of `run`, if any, for the arguments and options. */
export function printResult<Typed extends unknown[]>(
  run: (...typed: Typed) => string | undefined | Promise<string | undefined>,
): (...typed: Typed) => Promise<void> {
  return async (...typed) => {
    const answer = await run(...typed);
    if (answer !== undefined) process.stdout.write(`${answer}\n`);
  };
}

/**
 * Runs the program with this process's arguments. The exit code is 0, 1 after an error, 2 after misuse.
 *
 * @param failed the exit code after an error, if not 1
 */
export async function runProgram(program: Command, failed = FAILED): Promise<void> {
  process.stdout.on('error', endWithReader);
  try {
    await program.parseAsync();
  } catch (error) {
    // The message is printed already; requested help exits with 0.
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : MISUSED;
    else reportError(messageOf(error), error instanceof Misuse ? MISUSED : failed);
  }
}

/** Prints an error without control characters, and sets the exit code. */
export function reportError(message: string, exitCode = FAILED): void {
  process.stderr.write(`${plainLines(message)}\n`);
  process.exitCode = exitCode;
}

/** The reader, such as `head`, has closed the pipe. */
function endWithReader(error: Error): never {
  if (hasCode(error, 'EPIPE')) process.exit();
  throw error;
}
