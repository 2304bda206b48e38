/**
 * `node tests/crash/main.ts [rounds]`: rounds of load and `kill -9` on the built site, 200 by
 * default. Exits with 1 if an acknowledged message was lost.
 */
import { crash } from './crash.ts';

/**
 * The mail server takes twenty a second; attempts pending at the last kill are retried after two
 * minutes.
 */
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
