import { replyLink } from '../../src/inbox/reply.ts';
import { inInbox, theMessages } from './in-inbox.ts';

/** The link that opens an answer to a message in the mail program. */
export function answer(id: string): string {
  return inInbox((store) => theMessages(store, [id]).map(replyLink)).join();
}
