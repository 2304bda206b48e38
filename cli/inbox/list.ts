import { ago, startOfDay } from '../../base/calendar/span.ts';
import { texasTime } from '../../base/calendar/texas-time.ts';
import { plain } from '../../base/terminal/plain.ts';
import { counted, listing } from '../../inbox/print.ts';
import { kindInWords, lateInWords, waitingIn, waitingInWords } from '../../inbox/waiting.ts';
import type { Which } from '../../inbox/which.ts';
import { Misuse } from '../program.ts';
import { inInbox, tellOfDamage } from './in-inbox.ts';

const NEWEST = 200;

/** The options that select messages. */
const KINDS = ['done', 'spam', 'held', 'failed'] as const;

type Kind = (typeof KINDS)[number];

/** Lists messages of a kind, new ones unless chosen, and counts those of other kinds. */
export function list({
  all = false,
  ...chosen
}: { all?: boolean } & Partial<Record<Kind, boolean>>): string {
  const [kind, second] = KINDS.filter((option) => chosen[option]);
  if (second) throw new Misuse(`Choose one of --${kind} and --${second}.`);
  const what = kind === undefined && !all ? 'new message' : 'message';
  const which: Which = all && kind === undefined ? {} : { state: kind ?? 'new' };
  return listed(which, what, [kind], all ? undefined : NEWEST);
}

/** Lists all messages with each of these words, and since a moment. */
export function find(words: readonly string[], { since }: { since?: string }): string {
  if (words.length === 0 && since === undefined) throw new Misuse('Give words, or --since.');
  const search = words.join(' ');
  const from = since === undefined ? undefined : momentOf(since);
  const which: Which = { ...(search && { search }), ...(from !== undefined && { since: from }) };
  const said = [from && `since ${texasTime(from)}`, search && `with "${plain(search)}"`];
  return listed(which, 'message', said, NEWEST);
}

function listed(
  which: Which,
  what: string,
  said: readonly (string | undefined)[],
  newest: number | undefined,
): string {
  const { state } = which;
  const kind = KINDS.find((each) => each === state);
  return inInbox((inbox) => {
    const total = inbox.count(which);
    const words = said.map((each) => (each === kind && kind ? kindInWords(kind, total) : each));
    const head = [counted(total, what), ...words].filter(Boolean).join(' ');
    const waiting = waitingInWords({ ...waitingIn(inbox), ...(kind && { [kind]: 0 }) });
    const line = `${head}.${waiting && ` To be looked at: ${waiting}.`}`;
    const first = [line, ...lateInWords(inbox)].join('\n');
    tellOfDamage(inbox);
    if (total === 0) return first;
    return `${first}\n\n${listing(inbox.list(which, newest), total)}`;
  });
}

function momentOf(since: string): string {
  const moment = startOfDay(since) ?? ago(since);
  if (moment !== undefined) return moment;
  throw new Misuse(`--since is "${since}", expected a day such as 2026-11-15, or 7d, 2w, 3mo.`);
}
