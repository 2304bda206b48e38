import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { inboxPath, type MessageStore, openMessageStore } from '../store.ts';

/** The messages in a folder, a new one unless given, until the test ends. */
export function inboxForTest(folder = temporaryFolder()): MessageStore {
  const store = openMessageStore(inboxPath(folder));
  onTestFinished(() => store.close());
  return store;
}
