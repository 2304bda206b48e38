import { plain } from '../../src/base/terminal/plain.ts';
import { backlogInWords, backlogOf } from '../../src/inbox/backlog.ts';
import { counted, formatMessage, listing } from '../../src/inbox/print.ts';
import { replyLink } from '../../src/inbox/reply.ts';
import type { MessageFilter } from '../../src/inbox/search.ts';
import { Misuse } from '../command/program.ts';
import { requireMessage, withInbox } from './with-inbox.ts';

const NEWEST = 200;

/** The options that select messages. */
const KINDS = ['done', 'quarantined', 'failed'] as const;

type Options = Partial<Record<'all' | (typeof KINDS)[number], boolean>>;

/** Lists messages of a kind, new ones by default, and counts those of other kinds. */
export function listMessages({ all = false, ...chosen }: Options): string {
  const [kind, second] = KINDS.filter((key) => chosen[key]);
  if (second) throw new Misuse(`Choose one of --${kind} and --${second}.`);
  const words = kind === 'failed' ? 'not delivered' : kind;
  if (kind) return listed({ state: kind }, 'message', words, all);
  return all ? listed({}, 'message', '', all) : listed({ state: 'new' }, 'new message');
}

/** Lists all messages that contain each of these words. */
export function find(words: readonly string[]): string {
  const search = words.join(' ');
  return listed({ search }, 'message', `with "${plain(search)}"`);
}

/** A whole message and its deliveries. */
export function show(id: string): string {
  return withInbox((store) => {
    const message = requireMessage(store, id);
    return formatMessage(message, store.deliveries.of(message.id));
  });
}

/** The link that opens a reply to a message in the mail program. */
export function answer(id: string): string {
  return withInbox((store) => replyLink(requireMessage(store, id)));
}

function listed(which: MessageFilter, what: string, words = '', all = false): string {
  return withInbox((store) => {
    const total = store.count(which);
    const waiting = backlogInWords(backlogOf(store));
    const head = `${counted(total, what)}${words && ` ${words}`}.${waiting && ` To be looked at: ${waiting}.`}`;
    if (total === 0) return head;
    return `${head}\n\n${listing(store.list(which, all ? undefined : NEWEST), total)}`;
  });
}
