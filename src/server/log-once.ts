import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { messageWithCauses } from '../base/errors/message-of.ts';

const MINUTE_MS = 60_000;
/** Distinct errors that are told apart. */
const MAX_KNOWN = 100;

/**
 * Logs an error, the same one once a minute at most.
 *
 * @param kind groups errors as the same; the error message by default
 */
export type LogOnce = (
  fields: Readonly<Record<string, unknown>> & { err: unknown },
  line: string,
  kind?: string,
) => void;

/** Wraps a logger: the same error is logged at most once a minute. */
export function logOncePerMinute(log: Pick<FastifyBaseLogger, 'error'>): LogOnce {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN, ttl: MINUTE_MS, ttlResolution: 0 });
  return (fields, line, kind) => {
    const key = `${line}: ${kind ?? messageWithCauses(fields.err)}`;
    if (known.has(key)) return;
    known.set(key, true);
    log.error(fields, line);
  };
}
