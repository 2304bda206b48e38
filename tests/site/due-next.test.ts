/** The strip of due dates on the home page, today and on each later day. */
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { occurrences } from '../../src/dates/occurrences.ts';
import { DUE_DATES } from '../content.ts';
import { daysOfChange } from './days-of-change.ts';
import { pageOn } from './page-on.ts';

const MARK = 'Next';

const today = Temporal.PlainDate.from(texasToday());
const main = DUE_DATES.filter((date) => date.home);
const due = occurrences(main, today.toString(), today.add({ years: 3 }).toString());

/** The strip on a day: its months, and its dates with the mark of the next one. */
async function stripOn(day: string) {
  const $ = load((await pageOn('/', day)).html);
  const strip = $('dl:has(dt + dd > time)');
  const names = strip
    .children()
    .toArray()
    .map(({ tagName }) => tagName);
  const dates = strip.find('dd').toArray();
  return {
    names: names.join(' '),
    days: dates.map((date) => $(date).find('time').attr('datetime') ?? ''),
    marked: dates.map((date) => $(date).find('b').text() === MARK),
    words: dates.map((date) => $(date).contents().last().text().trim()),
  };
}

test.each(daysOfChange(main))(
  'on %s the first date is the next, and all of twelve months are there',
  async (day) => {
    const { names, days, marked, words } = await stripOn(day);
    const end = Temporal.PlainDate.from(day).with({ day: 1 }).add({ months: 12 }).toString();
    const right = due.filter((it) => day <= it.day && it.day < end);
    expect(days).toEqual([...new Set(right.map((it) => it.day))]);
    expect(marked).toEqual(days.map((_, place) => place === 0));
    expect(words[0]?.split(', ')).toContain(right[0]?.date.short);
    // A month precedes its dates, and none is empty.
    expect(names).toMatch(/^(?:dt(?: dd)+ ?){1,12}$/);
  },
);
