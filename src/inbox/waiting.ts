import { texasTime } from '../base/calendar/texas-time.ts';
import type { MessageStore } from './store.ts';

/** How many messages are to be looked at besides new ones, by the option that lists them. */
export interface Waiting {
  quarantined: number;
  failed: number;
}

/** Counts what waits to be looked at; throws what SQLite reports. */
export function waitingIn(store: Pick<MessageStore, 'count'>): Waiting {
  return {
    quarantined: store.count({ state: 'quarantined' }),
    failed: store.count({ state: 'failed' }),
  };
}

/**
 * '5 quarantined (--quarantined), 1 not delivered (--failed)', or nothing where nothing waits.
 *
 * @param command stands before each option
 */
export function waitingInWords({ quarantined, failed }: Waiting, command = ''): string {
  return [
    ...(quarantined > 0 ? [`${quarantined} quarantined (${command}--quarantined)`] : []),
    ...(failed > 0 ? [`${failed} not delivered (${command}--failed)`] : []),
  ].join(', ');
}

/** Milliseconds after which a waiting delivery is reported, as a monitor does by docs/running.md. */
const LATE_MS = 60 * 60_000;

/** A line for each channel that has been late for an hour or longer, with what went wrong last. */
export function lateInWords(store: Pick<MessageStore, 'openDeliveries'>): string[] {
  return store
    .openDeliveries()
    .filter(({ state, since }) => state === 'pending' && Date.now() - Date.parse(since) >= LATE_MS)
    .map(({ channel, count, since, fault }) => {
      const what = count === 1 ? '1 message has' : `${count} messages have`;
      return `${what} not gone out by ${channel} since ${texasTime(since)}: ${fault || 'no try was made'}.`;
    });
}
