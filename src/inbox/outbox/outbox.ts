import { resultCode, SQLITE_BUSY } from '../../base/sqlite/fault.ts';
import { whenUnlocked } from '../../base/sqlite/when-unlocked.ts';
import type { Channel } from '../channels/channel.ts';
import { maskedMessage } from '../channels/masked.ts';
import type { InboxLog } from '../inbox-log.ts';
import type { MessageStore } from '../store.ts';
import { waitingIn } from '../waiting.ts';
import type { Delivery } from './deliveries.ts';
import { faultInWords } from './fault.ts';
import { MOST_TRIES, PACE, waitAfter } from './waits.ts';

/** Deliveries under way at once, for each channel. */
const AT_ONCE = 2;

/** Delivers messages while the process runs. */
export interface Outbox {
  /** Looks for due deliveries soon. */
  wake(): void;
  /** Stops; resolves once pending tries have ended, or were aborted and released after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

interface UnderWay {
  delivery: Delivery;
  ended: Promise<void>;
}

/**
 * Delivers every message to every channel at least once, each try in one process only. A try that
 * fails is made again after a while, until the waits come to seven days.
 *
 * @param inbox opened with a `timeoutMs` of 0
 */
export function startOutbox(
  store: Pick<MessageStore, 'get' | 'count' | 'deliveries'>,
  channels: readonly Channel[],
  log: InboxLog,
  pace = PACE,
): Outbox {
  const underWay = new Map<string, UnderWay>();
  const breakOff = new AbortController();
  let isBroken = false;
  let isStopped = false;

  function work(): void {
    if (isStopped) return;
    try {
      channels.forEach(claimFor);
      isBroken = false;
    } catch (err) {
      // Another process writes; the next look comes within a second.
      if (resultCode(err) === SQLITE_BUSY) return;
      if (!isBroken) log.error({ err }, 'deliveries cannot be read');
      isBroken = true;
    }
  }

  function claimFor(channel: Channel): void {
    const busy = [...underWay.values()].filter(({ delivery }) => delivery.channel === channel.name);
    if (busy.length === AT_ONCE) return;
    for (const delivery of store.deliveries.claim(channel.name, AT_ONCE - busy.length)) {
      const key = `${delivery.messageId} ${channel.name}`;
      // Already under way: its lease has ended by a command, or by the clock.
      if (underWay.has(key)) continue;
      const ended = make(delivery, channel).finally(() => {
        underWay.delete(key);
        work();
      });
      underWay.set(key, { delivery, ended });
    }
  }

  async function make(delivery: Delivery, channel: Channel): Promise<void> {
    const { messageId: message, tries } = delivery;
    const fault = await faultOf(delivery, channel);
    // Released already.
    if (breakOff.signal.aborted) return;
    try {
      if (fault === undefined) {
        await whenUnlocked(() => store.deliveries.succeed(delivery));
        return;
      }
      const isLast = tries >= MOST_TRIES;
      const waitMs = isLast ? undefined : waitAfter(tries, pace);
      await whenUnlocked(() => store.deliveries.fail(delivery, fault, waitMs));
      const line = isLast ? 'a message was given up' : 'a message was not delivered yet';
      log.error({ message, channel: channel.name, tries, fault }, line);
    } catch (err) {
      // It is tried again once the lease ends.
      log.error({ message, channel: channel.name, err }, 'a try could not be noted');
    }
  }

  /** Tries once; resolves to what went wrong, or to undefined. */
  async function faultOf({ messageId }: Delivery, channel: Channel): Promise<string | undefined> {
    const limit = AbortSignal.timeout(pace.tryMs);
    try {
      const stored = store.get(messageId);
      if (stored) {
        const signal = AbortSignal.any([limit, breakOff.signal]);
        const tried = channel.deliver(maskedMessage(stored), waitingIn(store), signal);
        // A channel may ignore the signal.
        await Promise.race([tried, rejectOn(signal)]);
      }
      return undefined;
    } catch (error) {
      return limit.aborted ? 'timeout' : faultInWords(error);
    }
  }

  work();
  const timer = setInterval(work, pace.lookEveryMs);
  return {
    // Runs after pending work, such as messages to store.
    wake: () => void setImmediate(work),
    async stop(graceMs) {
      isStopped = true;
      clearInterval(timer);
      const { promise: impatience, resolve } = Promise.withResolvers<void>();
      const limit = setTimeout(resolve, graceMs);
      await Promise.race([
        Promise.allSettled([...underWay.values()].map(({ ended }) => ended)),
        impatience,
      ]);
      clearTimeout(limit);
      breakOff.abort();
      for (const { delivery } of underWay.values()) {
        await whenUnlocked(() => store.deliveries.release(delivery));
      }
    },
  };
}

function rejectOn(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason));
  return promise;
}
