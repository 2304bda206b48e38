import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { messageWithCauses } from '../base/errors/message-of.ts';

const MINUTE_MS = 60_000;
/** How many different errors are remembered. */
const MAX_KNOWN = 100;

/**
 * Logs an error, but the same error at most once a minute.
 *
 * @param kind errors of one kind count as the same; the error message by default
 */
export type LogOnce = (
  fields: Readonly<Record<string, unknown>> & { err: unknown },
  line: string,
  kind?: string,
) => void;

/** Returns a function that logs the same error at most once a minute. */
export function logOncePerMinute(log: Pick<FastifyBaseLogger, 'error'>): LogOnce {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN, ttl: MINUTE_MS, ttlResolution: 0 });
  return (fields, line, kind) => {
    const key = `${line}: ${kind ?? messageWithCauses(fields.err)}`;
    if (known.has(key)) return;
    known.set(key, true);
    log.error(fields, line);
  };
}
