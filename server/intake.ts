import type { FastifyBaseLogger } from 'fastify';
import type { Mailroom } from '../inbox/mailroom.ts';

/**
 * Wraps a mailroom: refuses messages while `most` wait for the disk, and logs the first success
 * after failures.
 */
export function intake(
  mailroom: Pick<Mailroom, 'add'>,
  most: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Pick<Mailroom, 'add'> {
  let waiting = 0;
  let refused = 0;
  return {
    async add(arrival) {
      if (waiting === most) throw new Error(`${most} messages wait to be stored`);
      waiting += 1;
      try {
        const id = await mailroom.add(arrival);
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
