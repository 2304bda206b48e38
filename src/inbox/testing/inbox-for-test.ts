import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { type Inbox, inboxPath, openInbox } from '../store.ts';

/** The messages in a folder, a new one unless given, until the test ends. */
export function inboxForTest(folder = temporaryFolder()): Inbox {
  const inbox = openInbox(inboxPath(folder));
  onTestFinished(() => inbox.close());
  return inbox;
}
