import type { FastifyBaseLogger } from 'fastify';
import { messageWithCauses } from '../base/errors/message-of.ts';

const MINUTE_MS = 60_000;
/** Distinct errors whose repeats are counted; further ones are logged each time. */
const MAX_COUNTED = 100;

/** A log that limits a repeated error to one line a minute. */
export interface FaultLog {
  /**
   * Logs an error the first time, then its count once a minute.
   *
   * @param kind groups errors as the same; the error message by default
   */
  error(
    fields: Readonly<Record<string, unknown>> & { err: unknown },
    line: string,
    kind?: string,
  ): void;
  /** Logs pending counts. */
  end(): void;
}

/** Creates such a log over another one. */
export function onceAMinute(log: Pick<FastifyBaseLogger, 'error'>): FaultLog {
  /** The latest message, and the repeats since the last line. */
  const known = new Map<string, { line: string; fault: string; again: number }>();

  function logCounts(): void {
    for (const [key, repeated] of known) {
      const { line, fault, again } = repeated;
      if (again > 0) log.error({ fault, again }, `${line}, again`);
      else known.delete(key);
      repeated.again = 0;
    }
  }
  const timer = setInterval(logCounts, MINUTE_MS).unref();

  return {
    error(fields, line, kind) {
      const fault = messageWithCauses(fields.err);
      const key = `${line}: ${kind ?? fault}`;
      const repeated = known.get(key);
      if (repeated) {
        repeated.again += 1;
        repeated.fault = fault;
        return;
      }
      log.error(fields, line);
      if (known.size < MAX_COUNTED) known.set(key, { line, fault, again: 0 });
    },
    end() {
      clearInterval(timer);
      logCounts();
    },
  };
}
