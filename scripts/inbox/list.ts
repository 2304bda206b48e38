import { plain } from '../../src/base/terminal/plain.ts';
import { counted, listing } from '../../src/inbox/print.ts';
import { kindInWords, lateInWords, waitingIn, waitingInWords } from '../../src/inbox/waiting.ts';
import type { Which } from '../../src/inbox/which.ts';
import { Misuse } from '../command/program.ts';
import { inInbox, tellOfDamage } from './in-inbox.ts';

const NEWEST = 200;

/** The options that select messages. */
const KINDS = ['done', 'spam', 'held', 'failed'] as const;

type Kind = (typeof KINDS)[number];

/** Lists messages of a kind, new ones unless chosen, and counts those of other kinds. */
export function listMessages({
  all = false,
  ...chosen
}: { all?: boolean } & Partial<Record<Kind, boolean>>): string {
  const [kind, second] = KINDS.filter((option) => chosen[option]);
  if (second) throw new Misuse(`Choose one of --${kind} and --${second}.`);
  const what = kind === undefined && !all ? 'new message' : 'message';
  const which: Which = all && kind === undefined ? {} : { state: kind ?? 'new' };
  return listed(which, what, [kind], all ? undefined : NEWEST);
}

/** Lists all messages with each of these words. */
export function find(words: readonly string[]): string {
  const search = words.join(' ');
  return listed({ search }, 'message', [`with "${plain(search)}"`], NEWEST);
}

function listed(
  which: Which,
  what: string,
  said: readonly (string | undefined)[],
  newest: number | undefined,
): string {
  const { state } = which;
  const kind = KINDS.find((each) => each === state);
  return inInbox((store) => {
    const total = store.count(which);
    const words = said.map((each) => (each === kind && kind ? kindInWords(kind, total) : each));
    const head = [counted(total, what), ...words].filter(Boolean).join(' ');
    const waiting = waitingInWords({ ...waitingIn(store), ...(kind && { [kind]: 0 }) });
    const line = `${head}.${waiting && ` To be looked at: ${waiting}.`}`;
    const first = [line, ...lateInWords(store)].join('\n');
    tellOfDamage(store);
    if (total === 0) return first;
    return `${first}\n\n${listing(store.list(which, newest), total)}`;
  });
}
