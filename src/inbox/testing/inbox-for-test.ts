import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { inboxPath, type MessageStore, openMessageStore } from '../store.ts';

/** Opens the messages in a folder (by default a new one) until the test ends. */
export function inboxForTest(folder = temporaryFolder()): MessageStore {
  const store = openMessageStore(inboxPath(folder));
  onTestFinished(() => store.close());
  return store;
}
