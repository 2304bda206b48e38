import { statSync } from 'node:fs';
import { messageOf } from '../../src/base/errors/message-of.ts';
import { isThisMachine } from '../../src/base/settings/this-machine.ts';
import { resultCode } from '../../src/base/sqlite/fault.ts';
import { DatabaseError } from '../../src/base/sqlite/open.ts';
import { inboxPath, type MessageStore, openMessageStore } from '../../src/inbox/store.ts';
import type { StoredMessage } from '../../src/inbox/stored-message.ts';
import { settingsOf } from '../command/settings.ts';

const SETTINGS = settingsOf('DATA_DIR', 'SITE_URL');

export const PATH = inboxPath(SETTINGS.DATA_DIR);

/**
 * Opens the message store for `use`, and closes it afterwards.
 *
 * @throws Error if there is no store yet or the file fails, and what `use` throws
 */
export function withInbox<Result>(use: (store: MessageStore) => Result): Result {
  // Reading must not create a file: an empty store would hide a wrong DATA_DIR.
  if (!isThere(PATH)) {
    // On the office's computer SITE_URL is not set.
    const why = isThisMachine(new URL(SETTINGS.SITE_URL).hostname)
      ? 'no message has come to this computer’s own copy of the site. The public site’s are on its server, or on Netlify under Forms.'
      : 'no message has come yet, or DATA_DIR is not the site’s.';
    throw new Error(`There is no ${PATH}: ${why}`);
  }
  try {
    const store = openMessageStore(PATH);
    try {
      return use(store);
    } finally {
      store.close();
    }
  } catch (cause) {
    const isOfStore = cause instanceof DatabaseError || resultCode(cause) !== undefined;
    if (!isOfStore) throw cause;
    const words = messageOf(cause).replace(`${PATH}: `, '');
    throw new Error(`${PATH}: ${words}\nSee "When something breaks" in docs/running.md.`, {
      cause,
    });
  }
}

/** True also without permission to look, which is not the same as missing. */
function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return true;
  }
}

/**
 * The messages with these numbers, each once.
 *
 * @throws Error naming the first that is missing
 */
export function requireMessages(store: MessageStore, ids: readonly string[]): StoredMessage[] {
  const found = ids.map((id) => requireMessage(store, id));
  return [...new Map(found.map((message) => [message.id, message])).values()];
}

/**
 * The message with this number: '3' or '#3'.
 *
 * @throws Error if there is none
 */
export function requireMessage(store: MessageStore, typed: string): StoredMessage {
  const [, digits] = /^#?(\d{1,15})$/.exec(typed) ?? [];
  const message = digits === undefined ? undefined : store.get(Number(digits));
  if (message === undefined) throw new Error(`There is no message ${typed}.`);
  return message;
}
