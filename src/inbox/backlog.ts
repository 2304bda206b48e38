import type { MessageStore } from './store.ts';

/** The numbers of messages that need attention besides new ones, by the option that lists them. */
export interface Backlog {
  quarantined: number;
  failed: number;
}

/** Counts the messages that need attention; throws SQLite's error. */
export function backlogOf(store: Pick<MessageStore, 'count'>): Backlog {
  return {
    quarantined: store.count({ state: 'quarantined' }),
    failed: store.count({ state: 'failed' }),
  };
}

/**
 * '5 quarantined (--quarantined), 1 not delivered (--failed)', or '' if there are none.
 *
 * @param command put before each option
 */
export function backlogInWords({ quarantined, failed }: Backlog, command = ''): string {
  return [
    ...(quarantined > 0 ? [`${quarantined} quarantined (${command}--quarantined)`] : []),
    ...(failed > 0 ? [`${failed} not delivered (${command}--failed)`] : []),
  ].join(', ');
}
