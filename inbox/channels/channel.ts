import type { Settings } from '../../settings/settings.ts';
import type { StoredMessage } from '../stored-message.ts';
import type { Waiting } from '../waiting.ts';

/** A way by which the firm learns that a message has come. */
export interface Channel {
  /** What the log calls it. */
  name: string;
  /**
   * Resolves once the message, which comes masked, has arrived there; rejects where it has not.
   * The same message may come again. Breaks off, and keeps nothing open, once the signal is given.
   *
   * @param waiting what else the firm should look at
   */
  deliver(message: StoredMessage, waiting: Waiting, signal: AbortSignal): Promise<void>;
}

/** Opens a channel, where the settings ask for it. */
export type OpenChannel = (settings: Settings) => Channel | undefined;
