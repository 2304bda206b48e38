import { createInterface } from 'node:readline';

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Asks a yes-or-no question on the terminal; an empty line or the end of input is no. */
export async function confirm(question: string, { input, output }: Terminal): Promise<boolean> {
  const lines = createInterface({ input });
  try {
    output.write(`${question} [y/N] `);
    for await (const line of lines) return /^y(es)?$/i.test(line.trim());
    return false;
  } finally {
    // Otherwise an open terminal keeps the command from exiting.
    lines.close();
  }
}
