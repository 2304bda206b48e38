import { ago, startOfDay } from '../../base/calendar/span.ts';
import { texasTime } from '../../base/calendar/texas-time.ts';
import { plain } from '../../base/terminal/plain.ts';
import { counted, listing } from '../../inbox/print.ts';
import { kindInWords, lateInWords, waitingIn, waitingInWords } from '../../inbox/waiting.ts';
import type { Which } from '../../inbox/which.ts';
import { command, Misuse } from '../command.ts';
import { inInbox, tellOfDamage } from './in-inbox.ts';

const NEWEST = 200;

/** The options that select messages. */
const KINDS = ['done', 'spam', 'held', 'failed'] as const;

/** Lists messages, and counts those of other kinds. */
export const list = command(
  `new messages, the newest ${NEWEST}`,
  {
    all: { type: 'boolean', help: 'every message there is' },
    done: { type: 'boolean', help: 'those marked as done' },
    spam: { type: 'boolean', help: 'those that look like spam, until they are marked as done' },
    held: { type: 'boolean', help: 'those held back since many came from one internet connection' },
    failed: { type: 'boolean', help: 'those that could not be delivered' },
    since: { type: 'string', value: 'WHEN', help: 'all since 2026-11-15, or for 7d, 2w, 3mo' },
    search: { type: 'string', value: 'WORDS', help: 'all that have each of these words' },
  },
  ({ all = false, since, search, ...chosen }) => {
    const [kind, second] = KINDS.filter((option) => chosen[option]);
    if (second) throw new Misuse(`Choose one of --${kind} and --${second}.`);
    const isNew = !kind && !all && since === undefined && search === undefined;
    const which: Which = {
      ...(kind && { state: kind }),
      ...(isNew && { state: 'new' }),
      ...(since !== undefined && { since: momentOf(since) }),
      ...(search !== undefined && { search }),
    };
    return inInbox((inbox) => {
      const total = inbox.count(which);
      const head = [
        counted(total, isNew ? 'new message' : 'message'),
        kind && kindInWords(kind, total),
        which.since && `since ${texasTime(which.since)}`,
        search && `with "${plain(search)}"`,
      ];
      const waiting = waitingInWords({ ...waitingIn(inbox), ...(kind && { [kind]: 0 }) });
      const line = `${head.filter(Boolean).join(' ')}.${waiting && ` To be looked at: ${waiting}.`}`;
      const first = [line, ...lateInWords(inbox)].join('\n');
      tellOfDamage(inbox);
      if (total === 0) return first;
      return `${first}\n\n${listing(inbox.list(which, all ? undefined : NEWEST), total)}`;
    });
  },
);

function momentOf(since: string): string {
  const moment = startOfDay(since) ?? ago(since);
  if (moment !== undefined) return moment;
  throw new Misuse(`--since is "${since}", expected a day such as 2026-11-15, or 7d, 2w, 3mo.`);
}
