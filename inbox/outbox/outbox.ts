import type { Channel } from '../channels/channel.ts';
import { maskedMessage } from '../channels/masked.ts';
import type { MailroomLog } from '../mailroom-log.ts';
import type { Inbox } from '../store.ts';
import { waitingCounter } from '../waiting.ts';
import type { Delivery } from './deliveries.ts';
import { faultInWords } from './fault.ts';
import { GIVE_UP_AFTER_MS, PACE, waitAfter } from './waits.ts';

/** Deliveries under way at once, for each channel. */
const AT_ONCE = 2;
/** How often to look for what other processes wrote, such as a message that a command released. */
const LOOK_EVERY_MS = 15_000;

/** What delivers messages for as long as the process runs. */
export interface Outbox {
  /** Says that there may be something to deliver. */
  wake(): void;
  /** Takes nothing more; resolves once what is under way has ended, or after `graceMs` was broken off and given back. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Delivers every message to every channel at least once, each try in one process only. A try that
 * fails is made again after a while, until the waits come to seven days. They are added up, since
 * the time by the clock proves nothing: it may be set, and the site may have stood still.
 */
export function startOutbox(
  inbox: Pick<Inbox, 'get' | 'count' | 'deliveries'>,
  channels: readonly Channel[],
  log: MailroomLog,
  pace = PACE,
): Outbox {
  const underWay = new Map<Delivery, Promise<void>>();
  const breakOff = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isSoon = false;
  let isBroken = false;
  let stopped = false;
  const waiting = waitingCounter(inbox);

  /** Works after what is already waiting, such as messages to store. */
  function workSoon(): void {
    if (!isSoon) setImmediate(work);
    isSoon = true;
  }

  function work(): void {
    isSoon = false;
    clearTimeout(timer);
    if (stopped || channels.length === 0) return;
    let wait = LOOK_EVERY_MS;
    try {
      for (const channel of channels) claimFor(channel);
      const waiting = channels.filter((channel) => room(channel) > 0).map(({ name }) => name);
      wait = Math.min(inbox.deliveries.untilDue(waiting) ?? wait, wait);
      isBroken = false;
    } catch (err) {
      if (!isBroken) log.error({ err }, 'deliveries cannot be read');
      isBroken = true;
    }
    timer = setTimeout(work, wait);
  }

  function room({ name }: Channel): number {
    return AT_ONCE - [...underWay.keys()].filter(({ channel }) => channel === name).length;
  }

  function claimFor(channel: Channel): void {
    // Asked first: a claim needs the lock on the file even where nothing is to be claimed.
    if (room(channel) === 0 || !inbox.deliveries.isDue(channel.name)) return;
    for (const delivery of inbox.deliveries.claim(channel.name, room(channel))) {
      const ended = make(delivery, channel).finally(() => {
        underWay.delete(delivery);
        workSoon();
      });
      underWay.set(delivery, ended);
    }
  }

  async function make(delivery: Delivery, channel: Channel): Promise<void> {
    const { messageId: message, tries } = delivery;
    const fault = await faultOf(delivery, channel);
    // Given back already.
    if (breakOff.signal.aborted) return;
    try {
      if (fault === undefined) return inbox.deliveries.succeed(delivery);
      const isLast = delivery.waitedMs >= GIVE_UP_AFTER_MS;
      inbox.deliveries.fail(delivery, fault, isLast ? undefined : waitAfter(tries, pace));
      const line = isLast ? 'a message was given up' : 'a message was not delivered yet';
      log.error({ message, channel: channel.name, tries, fault }, line);
    } catch (err) {
      // Made again once the lease ends.
      log.error({ message, channel: channel.name, err }, 'a try could not be noted');
    }
  }

  /** Tries once; resolves to what went wrong, or to undefined. */
  async function faultOf({ messageId }: Delivery, channel: Channel): Promise<string | undefined> {
    const limit = AbortSignal.timeout(pace.tryMs);
    try {
      const stored = inbox.get(messageId);
      if (stored) {
        const signal = AbortSignal.any([limit, breakOff.signal]);
        await orAborted(signal, channel.deliver(maskedMessage(stored), waiting(), signal));
      }
      return undefined;
    } catch (error) {
      return limit.aborted ? 'timeout' : faultInWords(error);
    }
  }

  work();
  return {
    wake: workSoon,
    async stop(graceMs) {
      stopped = true;
      clearTimeout(timer);
      const { promise: impatience, resolve } = Promise.withResolvers<void>();
      const limit = setTimeout(resolve, graceMs);
      await Promise.race([Promise.allSettled(underWay.values()), impatience]);
      clearTimeout(limit);
      breakOff.abort();
      for (const delivery of underWay.keys()) inbox.deliveries.release(delivery);
    },
  };
}

/** Settles as `work` does, or rejects once the signal is given: no channel can hold up the next try. */
async function orAborted(signal: AbortSignal, work: Promise<void>): Promise<void> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  try {
    await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
