import { expect, test } from 'vitest';
import { type Change, difference, placed } from '../place.ts';
import { CallRefused } from './api.ts';
import { Draft } from './saves.ts';

const START = { name: 'Payroll', cards: [{ title: 'A' }, { title: 'B' }] };

/** An editor with one file that takes changes, while nothing is wrong with it. */
function editor(refusal?: CallRefused) {
  const disk: { value: unknown; changes: Change[]; kept?: Change | undefined } = {
    value: START,
    changes: [],
  };
  const send = async (change: Change) => {
    disk.changes.push(change);
    if (refusal) throw refusal;
    disk.value = placed(disk.value, change.at, change.after);
    return { value: disk.value };
  };
  const keep = (unsent: Change | undefined) => {
    disk.kept = unsent;
  };
  return { disk, send, keep };
}

/** Until the draft is saved, or waits for her. */
function settled(draft: Draft): Promise<void> {
  return new Promise((resolve) => {
    const look = () => (draft.state.isSaved || draft.state.conflict) && resolve();
    draft.subscribe(look);
    look();
  });
}

test.each([
  [{ ...START, name: 'P' }, ['name'], 'Payroll', 'P'],
  [{ ...START, cards: [{ title: 'A' }, { title: 'C' }] }, ['cards', 1, 'title'], 'B', 'C'],
  [{ ...START, cards: [{ title: 'A' }] }, ['cards'], START.cards, [{ title: 'A' }]],
  [{ cards: START.cards }, ['name'], 'Payroll', undefined],
  [{ ...START, lead: '' }, ['lead'], undefined, ''],
])('the smallest place that holds a change is found: %j', (after, at, was, is) => {
  expect(difference(START, after)).toEqual({ at, before: was, after: is });
  expect(placed(START, at, is)).toEqual(after);
});

test('what is typed while a call is on its way follows in the next, as one', async () => {
  const { disk, send, keep } = editor();
  const draft = new Draft(START, send, keep);
  for (const name of ['P', 'Pa', 'Pay']) draft.change({ ...START, name });
  expect(disk.kept).toMatchObject({ before: 'Payroll', after: 'Pay' });
  await settled(draft);
  expect(disk.changes.map(({ before, after }) => [before, after])).toEqual([
    ['Payroll', 'P'],
    ['P', 'Pay'],
  ]);
  expect(disk.value).toEqual({ ...START, name: 'Pay' });
  expect(disk.kept).toBeUndefined();
});

test('what an earlier page could not send goes out with the file', async () => {
  const { disk, send, keep } = editor();
  await settled(new Draft(START, send, keep, { at: ['name'], before: 'Payroll', after: 'Pay' }));
  expect(disk.value).toEqual({ ...START, name: 'Pay' });
});

test.each([
  [true, 'Mine'],
  [false, 'Theirs'],
])('a place that was changed elsewhere waits for her: %s', async (isHers, name) => {
  const theirs = { ...START, name: 'Theirs' };
  const refused = editor(new CallRefused(409, { value: theirs }));
  const draft = new Draft(START, refused.send, refused.keep);
  draft.change({ ...START, name: 'Mine' });
  await settled(draft);
  expect(draft.state).toMatchObject({ value: { name: 'Mine' }, conflict: { theirs: 'Theirs' } });
  expect(refused.disk.kept).toMatchObject({ before: 'Theirs', after: 'Mine' });
  draft.settle(isHers);
  expect(draft.state).toMatchObject({ value: { ...START, name }, isSaved: !isHers });
});

test('nothing is lost where the editor refuses', () => {
  const { disk, send, keep } = editor(new CallRefused(400, { says: 'It cannot be read.' }));
  new Draft(START, send, keep).change({ ...START, name: 'Pay' });
  expect(disk.kept).toEqual({ at: ['name'], before: 'Payroll', after: 'Pay' });
});
