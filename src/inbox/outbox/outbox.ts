import { setTimeout as pause } from 'node:timers/promises';
import { resultCode, SQLITE_BUSY } from '../../base/sqlite/fault.ts';
import { whenUnlocked } from '../../base/sqlite/when-unlocked.ts';
import { backlogOf } from '../backlog.ts';
import type { Channel } from '../channels/channel.ts';
import { maskedMessage } from '../masked.ts';
import type { MessageStore } from '../store.ts';
import { type Delivery, MAX_WAIT_MS } from './deliveries.ts';

/** The inbox's log for the operator. */
export interface InboxLog {
  error(fields: Readonly<Record<string, unknown>>, line: string): void;
}

export const OUTBOX_TIMING = {
  /** The time limit of one try: well below LEASE_MS. */
  tryMs: 60_000,
  /** The wait after the first failed try. */
  firstWaitMs: 10_000,
  /** How often to look for due deliveries. */
  lookEveryMs: 1_000,
};
/** The maximum tries of a delivery. Their waits add up to seven days: nine that double, then an hour each. */
export const MAX_TRIES = 9 + 7 * 24;

/** Delivers messages while the process runs. */
export interface Outbox {
  /** Stops; resolves once pending tries have ended; aborts them after `graceMs` milliseconds. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Delivers every message to every channel at least once; only one process makes each try. Repeats a
 * failed try after a wait, until the waits add up to seven days.
 *
 * @param store opened with a `timeoutMs` of 0
 */
export function startOutbox(
  store: Pick<MessageStore, 'get' | 'count' | 'deliveries'>,
  channels: readonly Channel[],
  log: InboxLog,
  pace = OUTBOX_TIMING,
): Outbox {
  const stopped = new AbortController();
  const broken = new AbortController();
  const loops = channels.map(deliverBy);

  async function deliverBy(channel: Channel): Promise<void> {
    let isReadable = true;
    while (!stopped.signal.aborted) {
      try {
        const [delivery] = store.deliveries.claim(channel.name, 1);
        isReadable = true;
        if (delivery) {
          await make(delivery, channel);
          continue;
        }
      } catch (err) {
        // If another process is writing, the loop simply looks again soon.
        if (resultCode(err) !== SQLITE_BUSY) {
          if (isReadable) log.error({ err }, 'deliveries cannot be read');
          isReadable = false;
        }
      }
      await pause(pace.lookEveryMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  async function make(delivery: Delivery, channel: Channel): Promise<void> {
    const { messageId: message, tries } = delivery;
    const fault = await faultOf(delivery, channel);
    try {
      if (fault === undefined) {
        await whenUnlocked(() => store.deliveries.succeed(delivery));
      } else if (broken.signal.aborted) {
        await whenUnlocked(() => store.deliveries.fail(delivery, delivery.fault, 0));
      } else {
        const isLast = tries >= MAX_TRIES;
        const waitMs = isLast ? undefined : waitAfter(tries, pace.firstWaitMs);
        await whenUnlocked(() => store.deliveries.fail(delivery, fault, waitMs));
        const line = isLast ? 'a message’s delivery failed' : 'a message was not delivered yet';
        log.error({ message, channel: channel.name, tries, fault }, line);
      }
    } catch (err) {
      // The delivery is tried again once its lease ends.
      log.error({ message, channel: channel.name, err }, 'a try could not be noted');
    }
  }

  /** Tries once; resolves to the error in one line, or to undefined. */
  async function faultOf({ messageId }: Delivery, channel: Channel): Promise<string | undefined> {
    const limit = AbortSignal.timeout(pace.tryMs);
    try {
      const stored = store.get(messageId);
      if (stored) {
        const signal = AbortSignal.any([limit, broken.signal]);
        const tried = channel.deliver(maskedMessage(stored), backlogOf(store), signal);
        // A channel may ignore the signal.
        await Promise.race([tried, rejectOn(signal)]);
      }
      return undefined;
    } catch (error) {
      return limit.aborted ? 'timeout' : faultInWords(error);
    }
  }

  return {
    async stop(graceMs) {
      stopped.abort();
      const limit = setTimeout(() => broken.abort(), graceMs);
      await Promise.all(loops);
      clearTimeout(limit);
    },
  };
}

/** The wait in milliseconds after this many failed tries: doubles each time, up to an hour. */
export function waitAfter(tries: number, firstWaitMs: number): number {
  return Math.min(firstWaitMs * 2 ** (tries - 1), MAX_WAIT_MS);
}

function rejectOn(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason));
  return promise;
}

/**
 * The cause of a failed delivery in one line, without personal data: the error's codes or type, never
 * its message, in which servers repeat addresses and texts.
 */
function faultInWords(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const known = ['code', 'originalCode', 'command', 'responseCode', 'status']
    .map((key): unknown => Reflect.get(error, key))
    .filter((value) => typeof value === 'string' || typeof value === 'number');
  if (known.length > 0) return known.join(' ').slice(0, 100);
  return error.cause instanceof Error ? faultInWords(error.cause) : error.name;
}
