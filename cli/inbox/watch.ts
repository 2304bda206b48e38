import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { headLine } from '../../inbox/print.ts';
import { command, messageOf } from '../command.ts';
import { ownInWords } from '../public-store.ts';
import { inInbox, MESSAGES } from './in-inbox.ts';

const EVERY_MS = 2_000;

/** Prints messages as they come, those held back too. */
export const watch = command(
  'new messages as they come, a line each, until Ctrl-C',
  {},
  async () => {
    let last = inInbox((inbox) => inbox.lastId());
    let fault = '';
    const own = ownInWords(MESSAGES);
    process.stdout.write(`Waiting for messages; Ctrl-C ends it.${own ? `\n${own}` : ''}\n`);
    const stop = new AbortController();
    void once(process, 'SIGINT').then(() => stop.abort());
    while (await pause(stop.signal)) {
      try {
        inInbox((inbox) => {
          // Numbers start lower again after a restore.
          last = Math.min(last, inbox.lastId());
          for (const message of inbox.list({ after: last }).reverse()) {
            process.stdout.write(`${headLine(message)}\n`);
            last = Math.max(last, message.id);
          }
        });
        fault = '';
      } catch (error) {
        // Printed once: the disk or the lock may be back in a moment.
        if (fault !== messageOf(error)) process.stderr.write(`${messageOf(error)}\n`);
        fault = messageOf(error);
      }
    }
    return undefined;
  },
);

async function pause(signal: AbortSignal): Promise<boolean> {
  await setTimeout(EVERY_MS, undefined, { signal }).catch(() => {});
  return !signal.aborted;
}
