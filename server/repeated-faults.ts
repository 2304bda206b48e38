import type { FastifyBaseLogger } from 'fastify';

const MINUTE_MS = 60_000;
/** Of so many faults the repeats are counted; those of others are logged one by one. */
const MOST_COUNTED = 100;

/** A log in which a fault that many requests meet takes a line a minute. */
export interface FaultLog {
  /**
   * Logs a fault the first time; how often it was met again is logged once a minute.
   *
   * @param kind what makes it the same as another of that line: its words unless given
   */
  error(
    fields: Readonly<Record<string, unknown>> & { err: unknown },
    line: string,
    kind?: string,
  ): void;
  /** Logs what was not logged yet. */
  end(): void;
}

interface Repeated {
  line: string;
  /** What it said last. */
  fault: string;
  /** How often it was met since its last line. */
  again: number;
  timer: NodeJS.Timeout;
}

/** That log over another one. */
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

/** What an error says, and what it says of its cause. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${inWords(error.cause)}`;
}
