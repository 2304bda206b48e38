/** Compares the papers with a list that was compiled by hand from statutes, forms and agencies' pages. */
import { expect, test } from 'vitest';
import { PAPERS } from '../content.ts';
import { open, textsIn } from './opened.ts';

/** Each code's clock as printed, and the text and links that its page must have. */
const RULES: Readonly<Record<string, { time: RegExp; says: readonly RegExp[]; never?: RegExp }>> = {
  CP14: { time: /printed/, says: [/first bill/i, /21 days/, /10 business days/] },
  CP504: { time: /./, says: [/9423/], never: /12153 within|asks? for (a|the) hearing within/i },
  LT11: { time: /^30 days$/, says: [/12153/, /Tax Court/, /equivalent hearing/] },
  1058: { time: /^30 days$/, says: [/12153/, /hearing/] },
  CP90: { time: /^30 days$/, says: [/12153/] },
  CP297: { time: /^30 days$/, says: [/12153/] },
  CP90C: { time: /^30 days$/, says: [/12153/, /levy/] },
  CP297A: { time: /^30 days$/, says: [/12153/, /levy/] },
  CP297C: { time: /^30 days$/, says: [/12153/, /already levied/, /Tax Court/] },
  CP91: { time: /^30 days$/, says: [/15%/, /9423/, /656/], never: /Tax Court/ },
  CP298: { time: /^30 days$/, says: [/15%/, /9423/], never: /Tax Court/ },
  CP508C: { time: /^30 days$/, says: [/State Department/, /innocent spouse/] },
  3172: { time: /./, says: [/lien/, /12153/] },
  CP2000: { time: /^30 days$/, says: [/propos/, /60 days|abroad|outside/] },
  CP3219A: { time: /^90 days$/, says: [/Tax Court/, /150/] },
  CP3219N: { time: /^90 days$/, says: [/Tax Court/, /150/, /file it/] },
  '105C': { time: /^2 years$/, says: [/appeal doesn’t stop/, /907/, /sue/] },
  '106C': { time: /^2 years$/, says: [/907/, /sue/] },
  '3176C': { time: /^30 days$/, says: [/\$5,000/, /1040-X/] },
  '226-J': { time: /printed/, says: [/14764/, /90 days/] },
  CP2100: { time: /^15 business days$/, says: [/24%/, /W-9/] },
  525: { time: /^30 days$/, says: [/Appeals/] },
  12153: { time: /^30 days$/, says: [/For a year|one year/, /Appeals/] },
  9423: { time: /./, says: [/Collection Appeals|court/] },
  656: { time: /./, says: [/433-A/, /five years/] },
  2553: { time: /^2 months and 15 days$/, says: [/2013-30/, /spouse/, /Texas|community/] },
  8832: { time: /./, says: [/75/] },
  1041: { time: /April 15/, says: [/trust/, /estate/] },
  1065: { time: /March 15/, says: [/K-1/] },
  '1120-S': { time: /March 15/, says: [/K-1/] },
  1120: { time: /April 15/, says: [/7004/] },
  990: { time: /May 15/, says: [/8868/, /three/] },
  '990-N': { time: /May 15/, says: [/three/, /\$50,000/] },
  706: { time: /9 months/, says: [/portab|unused/] },
  709: { time: /April 15/, says: [/\$19,000/] },
  '50-132': { time: /May 15/, says: [/30 days/, /Appraisal Review Board|appraisal review board/] },
  '50-144': { time: /April 15/, says: [/\$125,000/, /certif/], never: /nothing to file/i },
  '05-102': { time: /May 15/, says: [/even when no franchise tax/], never: /05-163/ },
  '05-158': { time: /May 15/, says: [/0\.75|0\.375|2\.65|margin/], never: /05-163/ },
  '01-114': { time: /20/, says: [/no tax|even/] },
  '50-162': { time: /./, says: [/appraisal district/] },
  'SS-4': { time: /./, says: [/EIN|employer identification/i] },
};

test('the list covers at least half of the papers, and only existing ones', () => {
  const codes = new Set(PAPERS.map(({ code }) => code));
  expect(Object.keys(RULES).filter((code) => !codes.has(code))).toEqual([]);
  expect(PAPERS.length).toBeGreaterThanOrEqual(60);
});

test.each(Object.entries(RULES))('%s states its rule', (code, { time, says, never }) => {
  const paper = PAPERS.find((each) => each.code === code);
  if (!paper) throw new Error(`There is no ${code}`);
  const { title, summary, clock, means, not, firm, have } = paper;
  const text = [title, summary, clock.time, clock.text, ...means, not, firm, ...have].join('\n');
  expect(clock.time).toMatch(time);
  for (const words of says) expect(text).toMatch(words);
  if (never) expect(text).not.toMatch(never);
});

test.each([
  ['/find/cp2000', ['From this date', '30 days', 'Its amount', 'Proposed, and not a bill yet']],
  ['/find/cp14', ['Printed here', 'the last day', 'Its amount']],
  ['/find/1153', ['60 days', 'Form 2751: sign it only if you agree']],
  ['/find/w-2', []],
])('the drawing on %s has the labels of a letter, and a form has none', async (path, words) => {
  const drawn = textsIn(await open(path), 'main > article > header text');
  expect(drawn).toEqual(expect.arrayContaining(words));
  expect(drawn.length > 0).toBe(words.length > 0);
});
