import type { Channel, ChannelLog } from '../channels/channel.ts';
import type { Inbox } from '../store.ts';
import type { Delivery } from './deliveries.ts';
import { faultInWords } from './fault.ts';
import { GIVE_UP_AFTER_MS, waitAfter } from './waits.ts';

/** Deliveries under way at once. */
const AT_ONCE = 4;
/** How often to look for what other processes wrote, such as a message that a command released. */
const LOOK_EVERY_MS = 15_000;

/** What delivers messages for as long as the process runs. */
export interface Outbox {
  /** Says that there may be something to deliver. */
  wake(): void;
  /** Takes nothing more, and resolves once what is under way has ended, or been given back after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Delivers every message to every channel at least once, each try in one process only. A try that
 * fails is made again after a while, for seven days.
 */
export function startOutbox(
  inbox: Pick<Inbox, 'get' | 'deliveries'>,
  channels: readonly Channel[],
  log: ChannelLog,
): Outbox {
  const names = channels.map(({ name }) => name);
  const underWay = new Map<Delivery, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function work(): void {
    clearTimeout(timer);
    if (stopped || channels.length === 0) return;
    try {
      const room = AT_ONCE - underWay.size;
      const claimed = room > 0 ? inbox.deliveries.claim(names, room) : [];
      for (const delivery of claimed) begin(delivery);
      const next = inbox.deliveries.untilDue(names) ?? LOOK_EVERY_MS;
      const isFull = underWay.size === AT_ONCE;
      timer = setTimeout(work, isFull ? LOOK_EVERY_MS : Math.min(next, LOOK_EVERY_MS));
    } catch (err) {
      log.error({ err }, 'deliveries cannot be read');
      timer = setTimeout(work, LOOK_EVERY_MS);
    }
  }

  function begin(delivery: Delivery): void {
    const ended = deliver(delivery).finally(() => {
      underWay.delete(delivery);
      work();
    });
    underWay.set(delivery, ended);
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const { messageId: message, channel, tries } = delivery;
    try {
      const stored = inbox.get(message);
      if (stored) await channels.find(({ name }) => name === channel)?.deliver(stored);
      inbox.deliveries.succeed(delivery);
    } catch (err) {
      const isLast = Date.now() - Date.parse(delivery.since) > GIVE_UP_AFTER_MS;
      const fault = faultInWords(err);
      inbox.deliveries.fail(delivery, fault, isLast ? undefined : waitAfter(tries));
      const line = isLast ? 'a message was given up' : 'a message was not delivered yet';
      log.error({ message, channel, tries, fault }, line);
    }
  }

  work();
  return {
    wake: () => queueMicrotask(work),
    async stop(graceMs) {
      stopped = true;
      clearTimeout(timer);
      const { promise: impatience, resolve } = Promise.withResolvers<void>();
      const limit = setTimeout(resolve, graceMs);
      await Promise.race([Promise.allSettled(underWay.values()), impatience]);
      clearTimeout(limit);
      for (const delivery of underWay.keys()) inbox.deliveries.release(delivery);
    },
  };
}
