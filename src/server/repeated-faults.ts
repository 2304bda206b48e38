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

interface Repeated {
  line: string;
  /** Message of the latest one. */
  fault: string;
  /** Repeats since the last line. */
  again: number;
  timer: NodeJS.Timeout;
}

/** Creates such a log over another one. */
export function onceAMinute(log: Pick<FastifyBaseLogger, 'error'>): FaultLog {
  const known = new Map<string, Repeated>();

  function logCount({ line, fault, again }: Repeated): void {
    if (again > 0) log.error({ fault, again }, `${line}, again`);
  }

  function onTimer(key: string, repeated: Repeated): void {
    logCount(repeated);
    if (repeated.again === 0) known.delete(key);
    else repeated.timer.refresh();
    repeated.again = 0;
  }

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
      if (known.size === MAX_COUNTED) return;
      const timer = setTimeout(() => onTimer(key, first), MINUTE_MS).unref();
      const first: Repeated = { line, fault, again: 0, timer };
      known.set(key, first);
    },
    end() {
      for (const repeated of known.values()) {
        clearTimeout(repeated.timer);
        logCount(repeated);
      }
      known.clear();
    },
  };
}
