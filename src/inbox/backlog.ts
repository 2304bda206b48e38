import type { MessageStore } from './store.ts';

/** How many messages are to be looked at besides new ones, by the option that lists them. */
export interface Backlog {
  quarantined: number;
  failed: number;
}

/** Counts what waits to be looked at; throws what SQLite reports. */
export function backlogOf(store: Pick<MessageStore, 'count'>): Backlog {
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
export function backlogInWords({ quarantined, failed }: Backlog, command = ''): string {
  return [
    ...(quarantined > 0 ? [`${quarantined} quarantined (${command}--quarantined)`] : []),
    ...(failed > 0 ? [`${failed} not delivered (${command}--failed)`] : []),
  ].join(', ');
}
