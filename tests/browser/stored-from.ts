import { inboxPath, openInbox } from '../../inbox/store.ts';
import type { StoredMessage } from '../../inbox/stored-message.ts';
import { DATA_DIR } from './served.ts';

/** The messages of a sender that the server has on disk, trapped ones too. */
export function storedFrom(name: string, dataDir = DATA_DIR): StoredMessage[] {
  const inbox = openInbox(inboxPath(dataDir));
  try {
    return inbox.list({}).filter((message) => message.name === name);
  } finally {
    inbox.close();
  }
}
