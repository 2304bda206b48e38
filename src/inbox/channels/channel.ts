import type { Settings } from '../../base/settings/settings.ts';
import type { Backlog } from '../backlog.ts';
import { digest } from '../digest.ts';
import type { StoredMessage } from '../stored-message.ts';

/** A way to notify the firm of a new message. */
export interface Channel {
  /** Its name in the log and the store. */
  name: string;
  /**
   * Resolves once the masked message has arrived; rejects otherwise. May be called again for the same
   * message. On abort, it stops and closes its connections.
   *
   * @param waiting counts of other messages that need attention
   */
  deliver(message: StoredMessage, waiting: Backlog, signal: AbortSignal): Promise<void>;
}

export type OpenChannel = (settings: Settings) => Channel | undefined;

/** A message's idempotency key, 32 hexadecimal digits: equal for every try; reveals neither number nor time. */
export function messageKey({ id, receivedAt }: StoredMessage): string {
  return digest(String(id), receivedAt).slice(0, 32);
}
