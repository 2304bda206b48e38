import { MONTHS } from '../../base/calendar/months.ts';
import { startOfDay } from '../../base/calendar/span.ts';
import { texasTime, texasToday } from '../../base/calendar/texas-time.ts';
import { deliveryStatus } from '../../inbox/print.ts';
import type { Inbox } from '../../inbox/store.ts';
import { command } from '../command.ts';
import { inInbox } from './in-inbox.ts';

const STATES = ['pending', 'done', 'failed'] as const;

/** Counts messages and deliveries. */
export const stats = command('how many messages and deliveries there are', {}, () =>
  inInbox((inbox) =>
    [
      ...aligned([
        ['new', String(inbox.count({ state: 'new' }))],
        ['done', String(inbox.count({ state: 'done' }))],
        ['look like spam', String(inbox.count({ state: 'spam' }))],
        ['held back', String(inbox.count({ state: 'held' }))],
        ['in all', String(inbox.count({}))],
      ]),
      '',
      ...aligned([['received in', 'all', 'spam'], ...months(inbox)]),
      '',
      ...deliveries(inbox),
    ].join('\n'),
  ),
);

/** The last twelve months of Texas, and how many messages of each are still here. */
function months(inbox: Inbox): string[][] {
  const [year = 0, month = 0] = texasToday().split('-').map(Number);
  const rows = Array.from({ length: 12 }, (_, place) => {
    const first = new Date(Date.UTC(year, month - 12 + place));
    const start = startOfDay(first.toISOString().slice(0, 10)) ?? '';
    const name = `${MONTHS[first.getUTCMonth()]} ${first.getUTCFullYear()}`;
    return { start, name, all: 0, spam: 0 };
  });
  for (const { receivedAt, isSpam } of inbox.arrivals(rows[0]?.start ?? '')) {
    const row = rows.findLast(({ start }) => start <= receivedAt);
    if (row) row.all += 1;
    if (row && isSpam) row.spam += 1;
  }
  return rows.map(({ name, all, spam }) => [name, String(all), String(spam)]);
}

function deliveries(inbox: Inbox): string[] {
  const rows = channelRows(inbox);
  if (rows.length === 0) return ['Nothing was to be delivered so far.'];
  return [...aligned([['delivered by', ...STATES], ...rows]), ...oldest(inbox)];
}

function channelRows(inbox: Inbox): string[][] {
  const counts = inbox.deliveries.counts();
  const channels = [...new Set(counts.map(({ channel }) => channel))];
  return channels.map((name) => [
    name,
    ...STATES.map((wanted) => {
      const row = counts.find(({ channel, state }) => channel === name && state === wanted);
      return String(row?.count ?? 0);
    }),
  ]);
}

function oldest(inbox: Inbox): string[] {
  const message = inbox.list({ state: 'undelivered' }).at(-1);
  if (message === undefined) return ['', 'Nothing waits to be delivered.'];
  const left = inbox.deliveries.of(message.id).filter(({ state }) => state !== 'done');
  return [
    '',
    `The oldest that is not delivered everywhere is #${message.id} of ${texasTime(message.receivedAt)}:`,
    ...left.map((delivery) => `${delivery.channel}: ${deliveryStatus(delivery)}`),
  ];
}

/** Rows as columns, numbers flush right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, place) =>
    Math.max(...rows.map((row) => (row[place] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, place) => {
        const width = widths[place] ?? 0;
        return place === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  '),
  );
}
