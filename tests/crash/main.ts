/**
 * `npm run test:crash [-- rounds]`: two hundred rounds of load and `kill -9`, or as many as said,
 * over the built site. Ends with 1 where an acknowledged message was lost.
 */
import { crash } from './crash.ts';

/** The mail server takes twenty a second, and tries under way at the last kill are made again after two minutes. */
const PATIENCE_MS = 15 * 60_000;

const { lost, repeats, rounds, acknowledged } = await crash(
  Number(process.argv[2] ?? 200),
  PATIENCE_MS,
);
process.stdout.write(
  `${rounds} rounds, ${acknowledged} messages acknowledged; lost: ${lost.store} in the store, ` +
    `${lost.mail} by mail, ${lost.webhook} by webhook; repeats, known as such by their key: ` +
    `${repeats.mail} by mail, ${repeats.webhook} by webhook\n`,
);
process.exitCode = lost.store + lost.mail + lost.webhook === 0 ? 0 : 1;
