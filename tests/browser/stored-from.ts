import { inboxPath, openMessageStore } from '../../src/inbox/store.ts';
import type { StoredMessage } from '../../src/inbox/stored-message.ts';
import { DATA_DIR } from './served.ts';

/** A sender's messages in the server's store, spam included. */
export function storedFrom(name: string): StoredMessage[] {
  const inbox = openMessageStore(inboxPath(DATA_DIR));
  try {
    return inbox.list({}).filter((message) => message.name === name);
  } finally {
    inbox.close();
  }
}
