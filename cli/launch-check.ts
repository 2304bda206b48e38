import { join } from 'node:path';
import { texasToday } from '../base/calendar/texas-time.ts';
import { expiredEntries } from '../content/gate/expired-entries.ts';
import { expiredFacts } from '../content/gate/expired-facts.ts';
import { languages } from '../content/gate/languages.ts';
import { localAddress } from '../content/gate/local-address.ts';
import { unbacked } from '../content/gate/unbacked.ts';
import { unlicensedTitles } from '../content/gate/unlicensed-titles.ts';
import { command, runProgram } from './command.ts';

const PROJECT = join(import.meta.dirname, '..');
const FOUND = 1;
const UNUSABLE = 2;

await runProgram({
  name: 'launch-check',
  commands: {
    list: command('what must be replaced, approved or proved before the site goes live', {}, list),
  },
  usual: 'list',
  note: 'It reads content/ and the site last built here.',
  failed: UNUSABLE,
});

function list(): string {
  const findings = [
    ...unbacked(PROJECT),
    ...unlicensedTitles(PROJECT),
    ...languages(PROJECT),
    ...expiredFacts(PROJECT, texasToday()),
    ...expiredEntries(PROJECT, texasToday()),
    ...localAddress(join(PROJECT, 'dist')),
  ];
  if (findings.length === 0) return 'Nothing stands in the way.';
  process.exitCode = FOUND;
  return [
    ...findings.map(({ where, what }) => `${where}: ${what}`),
    `${findings.length} to replace, approve or prove before the site goes live.`,
  ].join('\n');
}
