import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import type { EditorEvent, FieldProblem, Path } from '../contract.ts';
import { watchMistakes } from './watch-mistakes.ts';

const PROJECT = join(import.meta.dirname, '../..');
const PAYROLL = 'content/services/payroll.yaml';
const SALES_TAX = 'content/services/sales-tax.yaml';
const POST = 'content/posts/bank-reconciliation-this-month.md';
const LT11 = 'content/posts/lt11-notice-form-12153.md';

type Planted = readonly [
  file: string,
  written: string | RegExp,
  instead: string,
  at: Path,
  said: RegExp,
];
/** Mistakes that stand in files at one time. */
const PLANTED: readonly Planted[] = [
  ['content/firm.yaml', 'Loop South', 'Loop South, Suite #200', ['address', 'street'], /left out/],
  [PAYROLL, /^name: .*/m, "name: '*Contact*'", ['name'], /"\*Contact\*" would be printed/],
  [SALES_TAX, /^icon:/m, 'photo: none.jpg\nicon:', ['photo'], /not in content\/photos/],
  [POST, /^published_at: .*/m, 'published_at: soon', ['published_at'], /expected a date/],
  ['content/pages/referrals.yaml', 'service: payroll', 'service: pay', ['service'], /"pay" is not/],
  [LT11, '## Sources', '[Us](/contactt)\n\n## Sources', ['text'], /"\/contactt" is not known/],
];

test('each mistake is found with the place of its field, until it is mended', async () => {
  const project = temporaryFolder();
  for (const part of ['content', 'cspell.json', 'tests/words.txt']) {
    cpSync(join(PROJECT, part), join(project, part), { recursive: true });
  }
  let heard: (event: EditorEvent) => void = () => {};
  const finder = watchMistakes(project, (event) => heard(event));
  onTestFinished(finder.close);
  const told = (wanted: (problems: readonly FieldProblem[], isComplete: boolean) => boolean) =>
    new Promise<readonly FieldProblem[]>((resolve) => {
      heard = (event) => {
        if (event.kind !== 'mistakes') return;
        const problems = [...event.mistakes.mend, ...event.mistakes.look];
        if (wanted(problems, event.mistakes.due !== undefined)) resolve(problems);
      };
    });
  for (const [file, written, instead] of PLANTED) {
    const path = join(project, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(written, instead));
  }
  const of = ([file, , , , said]: Planted, problems: readonly FieldProblem[]) =>
    problems.find((each) => each.file === file && said.test(each.expected));
  const planted = told((problems) => PLANTED.every((mistake) => of(mistake, problems)));
  finder.changed();
  const problems = await planted;
  for (const mistake of PLANTED) {
    const [file, , , at] = mistake;
    expect({ file, at: of(mistake, problems)?.at?.slice(-at.length) }).toEqual({ file, at });
    cpSync(join(PROJECT, file), join(project, file));
  }
  const mended = told((left, isComplete) => isComplete && left.length === 0);
  finder.changed();
  await mended;
});
