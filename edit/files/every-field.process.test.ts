import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCollection, isNode, parseDocument } from 'yaml';
import { frontMatter } from '../../content/reading/front-matter.ts';
import { yamlSlips } from '../../content/reading/yaml-slips.ts';
import type { Path } from '../contract.ts';
import { filesOf } from './catalog.ts';
import { isPost, textOf } from './content-file.ts';
import { merged, valueAt } from './merge.ts';
import { withValue } from './write-yaml.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** Of fields with the same name in a file, so many are tried. */
const EACH = 1;
const LONG =
  'Somebody who writes at length, and never stops: that one needs more than one line of the file, as here.';
const TEXTS = [
  'A date: the 5th',
  'Suite #200',
  '"Quoted" at its start',
  "It's *so*",
  '*Contact*',
  '- a dash',
  LONG,
  '{since} years',
  '2026',
  'true',
  'Ends with ',
  ' Begins',
  'a, b [c]',
  '',
  'One\n\nTwo',
  'Typed\n',
  '100% “sure”',
  'x: "y" # \'z\'',
];

/** Every place of a value whose content fits, a few of each name. */
function placesIn(value: unknown, fits: (inner: unknown) => boolean): Path[] {
  const seen = new Map<string, number>();
  const walk = (inner: unknown, at: Path): Path[] => {
    const name = at.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
    const times = seen.get(name) ?? 0;
    const isNew = fits(inner) && times < EACH;
    if (isNew) seen.set(name, times + 1);
    const parts = Array.isArray(inner)
      ? [...inner.entries()]
      : typeof inner === 'object'
        ? Object.entries(inner ?? {})
        : [];
    return [...(isNew ? [at] : []), ...parts.flatMap(([key, part]) => walk(part, [...at, key]))];
  };
  return walk(value, []);
}

const files = (await filesOf(PROJECT)).map(({ file }) => {
  const source = textOf(PROJECT, file) ?? '';
  const text = isPost(file) ? (frontMatter(source)?.front ?? '') : source;
  const document = parseDocument(text);
  const value: unknown = document.toJS() ?? [];
  /** The lines of a field, from 0: the first, and the one behind the last. */
  const linesAt = (at: Path) => {
    const node = document.getIn(at, true);
    const [start = 0, end = 0] = isNode(node) ? (node.range ?? []) : [];
    const count = (offset: number) => text.slice(0, offset).split('\n').length;
    return {
      first: count(start) - 1,
      last: count(start + text.slice(start, end).trimEnd().length),
      isFlow: isCollection(node) && node.flow === true,
    };
  };
  return { file, text, value, linesAt };
});
const set = (value: unknown, at: Path, after: unknown) =>
  merged(value, { at, before: valueAt(value, at), after });

/** Lines that stand in both texts, from their heads and from their ends. */
function sharedLines(text: string, written: string): [number, number] {
  const [old, now] = [text.split('\n'), written.split('\n')];
  const same = (one: string[], other: string[]) => one.findIndex((line, at) => line !== other[at]);
  return [same(old, now), same(old.toReversed(), now.toReversed())];
}

test('every field of every file can be changed, with the other lines as they are', () => {
  let [count, turn] = [0, 0];
  for (const { file, text, value, linesAt } of files) {
    let [all, written] = [value, text];
    for (const at of placesIn(value, (inner) => typeof inner !== 'object')) {
      const before = valueAt(value, at);
      const tries =
        typeof before === 'string'
          ? [TEXTS[turn++ % TEXTS.length], TEXTS[turn % TEXTS.length]]
          : [typeof before === 'number' ? before + 1 : !before];
      for (const after of tries) {
        const changed = set(value, at, after);
        const says = `${file} ${at.join('.')} ${after}`;
        const one = withValue(text, value, changed);
        const [head, foot] = sharedLines(text, one);
        const { first, last } = linesAt(at);
        expect(head < 0 || head >= first - 1, `${says} above ${head} ${first}`).toBe(true);
        expect(foot < 0 || foot >= text.split('\n').length - last, `${says} below`).toBe(true);
        const mine = one
          .split('\n')
          .slice(first, foot > 0 ? -foot : undefined)
          .join('\n');
        if (!String(after).includes('\n')) expect(yamlSlips(mine), says).toEqual([]);
        if (count % 20 === 0 && text.length < 20_000)
          expect(parseDocument(one).toJS(), says).toEqual(changed);
        count += 1;
      }
      const next = set(all, at, tries[0]);
      written = withValue(written, all, next);
      all = next;
    }
    expect(parseDocument(written).toJS() ?? [], file).toEqual(all);
  }
  expect(count).toBeGreaterThan(3000);
});

const isSubsequence = (part: string[], whole: string[]) => {
  const plain = whole.map((line) => line.replace(/^[ -]+/, ''));
  let at = 0;
  return part.every((line) => {
    at = plain.indexOf(line.replace(/^[ -]+/, ''), at) + 1;
    return at > 0;
  });
};

const wordsOf = (lines: string[]) =>
  lines
    .filter(Boolean)
    .map((line) => line.replace(/^[ -]+/, ''))
    .toSorted();

test('every list can grow, shrink and change its order, with the other lines as they are', () => {
  let count = 0;
  for (const { file, text, value, linesAt } of files) {
    for (const at of placesIn(value, Array.isArray)) {
      const list = valueAt(value, at);
      if (!Array.isArray(list) || list.length === 0) continue;
      const fresh =
        typeof list[0] === 'string'
          ? 'A new: entry'
          : JSON.parse(JSON.stringify(list[0]), (_, inner) =>
              typeof inner === 'string' ? `${inner} anew` : inner,
            );
      const middle = Math.floor(list.length / 2);
      const changes: [string, unknown[]][] = [
        ['first', [fresh, ...list]],
        ['last', [...list, fresh]],
        ['middle', list.toSpliced(middle, 0, fresh)],
        ...[0, middle, list.length - 1].map((place): [string, unknown[]] => [
          `without ${place}`,
          list.toSpliced(place, 1),
        ]),
        ['moved', [...list.slice(1), ...list.slice(0, 1)]],
        ['back', [...list.slice(-1), ...list.slice(0, -1)]],
        ['none', []],
      ];
      for (const [what, after] of changes) {
        const changed = set(value, at, after);
        const written = withValue(text, value, changed);
        const says = `${file} ${at.join('.')} ${what}`;
        if (count % 20 === 0 && text.length < 20_000)
          expect(parseDocument(written).toJS(), says).toEqual(changed);
        const { first, last, isFlow } = linesAt(at);
        const [old, now] = [text.split('\n'), written.split('\n')];
        count += 1;
        if (isFlow || after.length === 0) {
          const [head, foot] = sharedLines(text, written);
          if (isFlow) expect(head < 0 || head >= first - 1, `${says} above`).toBe(true);
          expect(foot < 0 || foot >= old.length - last, `${says} below`).toBe(true);
        } else if (after.length > list.length) expect(isSubsequence(old, now), says).toBe(true);
        else if (after.length < list.length) expect(isSubsequence(now, old), says).toBe(true);
        else expect(wordsOf(now), says).toEqual(wordsOf(old));
      }
    }
  }
  expect(count).toBeGreaterThan(2000);
});
