import type { FastifyBaseLogger } from 'fastify';

const MINUTE_MS = 60_000;
/** How many kinds of faults are counted; repeats of others are logged each time. */
const MOST_COUNTED = 100;

/** A log that writes a repeated fault once a minute. */
export interface FaultLog {
  /**
   * Logs a fault at its first occurrence, then its count once a minute.
   *
   * @param kind tells faults with the same line apart; the error's message unless given
   */
  error(
    fields: Readonly<Record<string, unknown>> & { err: unknown },
    line: string,
    kind?: string,
  ): void;
  /** Logs outstanding counts. */
  end(): void;
}

interface Repeated {
  line: string;
  /** Its latest message. */
  fault: string;
  /** Occurrences since its last line. */
  again: number;
  timer: NodeJS.Timeout;
}

/** Wraps a log. */
export function onceAMinute(log: Pick<FastifyBaseLogger, 'error'>): FaultLog {
  const known = new Map<string, Repeated>();

  function tell({ line, fault, again }: Repeated): void {
    if (again > 0) log.error({ fault, again }, `${line}, again`);
  }

  function afterAMinute(key: string, repeated: Repeated): void {
    tell(repeated);
    if (repeated.again === 0) known.delete(key);
    else repeated.timer.refresh();
    repeated.again = 0;
  }

  return {
    error(fields, line, kind) {
      const fault = inWords(fields.err);
      const key = `${line}: ${kind ?? fault}`;
      const repeated = known.get(key);
      if (repeated) {
        repeated.again += 1;
        repeated.fault = fault;
        return;
      }
      log.error(fields, line);
      if (known.size === MOST_COUNTED) return;
      const timer = setTimeout(() => afterAMinute(key, first), MINUTE_MS).unref();
      const first: Repeated = { line, fault, again: 0, timer };
      known.set(key, first);
    },
    end() {
      for (const repeated of known.values()) {
        clearTimeout(repeated.timer);
        tell(repeated);
      }
      known.clear();
    },
  };
}

/** An error's message, and its causes'. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${inWords(error.cause)}`;
}
