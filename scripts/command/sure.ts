import { createInterface } from 'node:readline/promises';

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Asks a yes-or-no question on the terminal; an empty line or the end of input is no. */
export async function isSure(question: string, terminal: Terminal): Promise<boolean> {
  const lines = createInterface(terminal);
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  try {
    const answer = await Promise.race([lines.question(`${question} [y/N] `), ended]);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    lines.close();
  }
}
