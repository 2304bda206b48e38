/** A calendar program takes in the file of every due date, and finds the next one on its day. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { texasToday } from '../../calendar/texas-time.ts';
import { occurrences } from '../../due-dates/occurrences.ts';
import { DUE_DATES } from '../content.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { calendarPrograms, whyMissing } from './installed.ts';

const { calcurse } = calendarPrograms();
if (!calcurse) process.stdout.write(`figure: calcurse not tested: ${whyMissing('calcurse')}\n`);

/** What calcurse says, with dates written 2026-12-31 both ways. */
function ask(folder: string, ...args: readonly string[]): string {
  const formats = ['--input-datefmt', '4', '--output-datefmt', '%F'];
  const { status, stdout, stderr } = spawnSync(
    calcurse ?? '',
    ['-D', join(folder, 'calendar'), ...formats, ...args],
    { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder } },
  );
  expect(status, stderr).toBe(0);
  return stdout;
}

it.runIf(calcurse)('calcurse takes in every event, and has the next date on its day', async () => {
  const today = Temporal.PlainDate.from(texasToday());
  const due = occurrences(DUE_DATES, `${today}`, `${today.add({ years: 1 })}`);
  const [next] = due;
  const file = await (await fetch(new URL('/dates.ics', inject('site')))).text();
  const events = file.match(/^BEGIN:VEVENT/gm) ?? [];
  const folder = temporaryFolder({ 'dates.ics': file });
  expect(ask(folder, '-i', join(folder, 'dates.ics'))).toContain(
    `/ ${events.length} events / 0 todos / 0 skipped`,
  );
  const day = next?.day ?? '';
  const titles = due.filter((each) => each.day === day).map(({ title }) => ` * ${title}`);
  expect(ask(folder, '-Q', '--from', `${today}`, '--to', day).trim().split('\n')).toEqual([
    `${day}:`,
    ...titles.sort(),
  ]);
});
