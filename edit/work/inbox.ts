import { messageOf } from '../../cli/command.ts';
import { inInbox, MESSAGES, PATH, theMessages } from '../../cli/inbox/in-inbox.ts';
import { ownInWords } from '../../cli/public-store.ts';
import { damageNotice } from '../../inbox/damage.ts';
import { counted, headLine, inFull } from '../../inbox/print.ts';
import { replyLink } from '../../inbox/reply.ts';
import { lateInWords } from '../../inbox/waiting.ts';
import type { MessageList, WholeMessage } from '../contract.ts';
import { Refused } from '../server/editor.ts';

/** The most that are listed at once. */
const NEWEST = 200;
const STATES = ['new', 'held', 'spam', 'failed', 'done'] as const;
const NAMES = ['New', 'Held back', 'Looks like spam', 'Not delivered', 'Done', 'All'];

/**
 * The newest messages of a kind, or of all, that have each of the words. Where there is no store, or it
 * fails, the answer says so. Nothing is changed.
 */
export function messages({ kind, search = '' }: { kind?: string; search?: string }): MessageList {
  const state = STATES.find((each) => each === kind);
  try {
    return inInbox((inbox) => {
      const which = { ...(state && { state }), search };
      const count = inbox.count(which);
      // It reads the whole file: too long for each letter of a search.
      const damage = search === '' ? inbox.damage() : undefined;
      return {
        says: [
          `${counted(count, 'message')}${count > NEWEST ? `, the newest ${NEWEST} of them here` : ''}.`,
          ...lateInWords(inbox),
          ...(damage ? [damageNotice(damage, PATH)] : []),
          ownInWords(MESSAGES) ?? 'These are the messages of the public site.',
        ],
        kinds: Object.fromEntries(
          [...STATES, undefined].map((each, at) => [
            each ?? 'all',
            `${NAMES[at]} (${inbox.count(each ? { state: each } : {})})`,
          ]),
        ),
        messages: inbox.list(which, NEWEST).map((each) => ({ id: each.id, line: headLine(each) })),
      };
    });
  } catch (error) {
    return { says: [messageOf(error)], kinds: {}, messages: [] };
  }
}

/**
 * A message, whole.
 *
 * @throws Refused 404 where there is none with this number
 */
export function message(id: string): WholeMessage {
  try {
    return inInbox((inbox) => {
      const [found] = theMessages(inbox, [id]);
      if (!found) throw new Error(`There is no message ${id}.`);
      const deliveries = inbox.deliveries.of(found.id);
      const hasFailed = deliveries.some(({ state }) => state === 'failed');
      const acts = {
        ...(found.doneAt ? { undone: 'Not done' } : { done: 'Done' }),
        ...(found.quarantine && { release: 'Release' }),
        ...(hasFailed && { retry: 'Deliver again' }),
        delete: 'Delete …',
      };
      const text = inFull(found, deliveries);
      return { id: found.id, text, answer: replyLink(found), acts };
    });
  } catch (error) {
    throw new Refused(404, messageOf(error));
  }
}
