import type { Settings } from '../../base/settings/settings.ts';
import type { Backlog } from '../backlog.ts';
import { digest } from '../digest.ts';
import type { StoredMessage } from '../stored-message.ts';

/** A way by which the firm learns that a message has come. */
export interface Channel {
  /** Its name in the log. */
  name: string;
  /**
   * Resolves once the masked message has arrived; rejects otherwise. The same message may be delivered
   * again. Stops, and closes its connections, on abort.
   *
   * @param waiting counts of other messages to look at
   */
  deliver(message: StoredMessage, waiting: Backlog, signal: AbortSignal): Promise<void>;
}

/** Opens a channel, if the settings configure it. */
export type OpenChannel = (settings: Settings) => Channel | undefined;

/** A message's idempotency key: the same for every try, and reveals neither number nor time. */
export function messageKey({ id, receivedAt }: StoredMessage): string {
  return digest(String(id), receivedAt).slice(0, 32);
}
