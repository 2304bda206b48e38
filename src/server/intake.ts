import type { FastifyBaseLogger } from 'fastify';
import type { Inbox } from '../inbox/inbox.ts';

/**
 * Wraps an inbox: rejects messages while `maxWaiting` wait to be stored, and logs once storing works
 * again after failures.
 */
export function intake(
  inbox: Pick<Inbox, 'add'>,
  maxWaiting: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Pick<Inbox, 'add'> {
  let waiting = 0;
  let refused = 0;
  return {
    async add(arrival) {
      if (waiting === maxWaiting) throw new Error(`${maxWaiting} messages wait to be stored`);
      waiting += 1;
      try {
        const id = await inbox.add(arrival);
        if (refused > 0) log.warn({ refused }, 'messages can be stored again');
        refused = 0;
        return id;
      } catch (error) {
        refused += 1;
        throw error;
      } finally {
        waiting -= 1;
      }
    },
  };
}
