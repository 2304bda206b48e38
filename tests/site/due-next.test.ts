/** The next due dates on the home page, today and on each later day. */
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { occurrences } from '../../src/dates/occurrences.ts';
import { DUE_DATES } from '../content.ts';
import { daysOfChange } from './days-of-change.ts';
import { pageOn } from './page-on.ts';

const MARK = 'Next';
const SHOWN = 4;

const today = Temporal.PlainDate.from(texasToday());
const main = DUE_DATES.filter((date) => date.home);
const due = occurrences(main, today.toString(), today.add({ years: 3 }).toString());

/** The days shown on a day, with the mark of the next one and what is due on each. */
async function shownOn(day: string) {
  const $ = load((await pageOn('/', day)).html);
  const entries = $('div:has(> dt > time)').toArray();
  return {
    days: entries.map((entry) => $(entry).find('time').attr('datetime')),
    marked: entries.map((entry) => $(entry).find('b').text() === MARK),
    words: entries.map((entry) => $(entry).find('dd').text()),
  };
}

test.each(daysOfChange(main))(
  'on %s the next four days are shown, and the first is marked',
  async (day) => {
    const { days, marked, words } = await shownOn(day);
    const right = due.filter((it) => day <= it.day);
    expect(days).toEqual([...new Set(right.map((it) => it.day))].slice(0, SHOWN));
    expect(marked).toEqual([true, false, false, false]);
    expect(words[0]?.split(', ')).toContain(right[0]?.date.short);
  },
);
