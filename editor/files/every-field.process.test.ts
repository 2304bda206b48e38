import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { type Document, isCollection, isNode, parseDocument } from 'yaml';
import { frontMatter } from '../../src/content/reader/front-matter.ts';
import { withValue } from '../../src/content/reader/set-value.ts';
import { IS_LONG } from '../../tests/long.ts';
import type { Path } from '../contract.ts';
import { partAt } from '../place.ts';
import { filesOf } from './catalog.ts';
import { isPost, textOf } from './content-file.ts';

const PROJECT = join(import.meta.dirname, '../..');
const LONG = `Somebody writes at length, and never stops: ${'it goes on and on, '.repeat(5)}as here.`;
// biome-ignore format: in two lines.
const TEXTS = ['A date: the 5th', 'Suite #200', '"Quoted" at its start', "It's *so*", '*Contact*', '- a dash', LONG, '{since} years',
  '2026', 'true', 'Ends with ', ' Begins', 'a, b [c]', '', 'One\n\nTwo', 'Typed\n', '100% “sure”', 'x: "y" # \'z\'', 'C:\\new'];

/** One of each shape: a map, a list of maps, lists in maps, and the head of a post. */
const FEW = [
  'content/firm.yaml',
  'content/testimonials.yaml',
  'content/pages/referrals.yaml',
].concat('content/posts/lt11-notice-form-12153.md');
const isTested = ({ file }: { file: string }) => IS_LONG || FEW.includes(file);
const files = (await filesOf(PROJECT)).filter(isTested).map(({ file }) => {
  const source = textOf(PROJECT, file) ?? '';
  const text = isPost(file) ? (frontMatter(source)?.front ?? '') : source;
  const document = parseDocument(text);
  return { file, text, document, value: document.toJS() ?? [] };
});

/** Paths of valid values, one of each name. */
function placesIn(value: unknown, fits: (inner: unknown) => boolean): Path[] {
  const seen = new Set<string>();
  const walk = (inner: unknown, at: Path): Path[] => {
    const name = at.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
    const isNew = fits(inner) && !seen.has(name);
    if (isNew) seen.add(name);
    const isObject = typeof inner === 'object' && inner !== null;
    const parts = Array.isArray(inner) ? inner.entries() : Object.entries(isObject ? inner : {});
    return [
      ...(isNew ? [at] : []),
      ...[...parts].flatMap(([key, part]) => walk(part, [...at, key])),
    ];
  };
  return walk(value, []);
}

/** A copy of a value with another part at a place. */
function withPart(value: unknown, at: Path, part: unknown): unknown {
  const copy = structuredClone(value);
  Reflect.set(Object(partAt(copy, at.slice(0, -1))), at.at(-1) ?? '', part);
  return at.length === 0 ? part : copy;
}

/** The node at a path, or the outermost brackets around it, whose lines are filled as one text. */
function unitAt(document: Document, at: Path): unknown {
  if (at.length === 0) return document.contents;
  const around = at.map((_, length) => document.getIn(at.slice(0, length + 1), true));
  return around.find((node) => isCollection(node) && node.flow) ?? around.at(-1);
}

/** Changes one place, and expects the lines outside its own to be as they were; returns its lines. */
function changed({ text, document, value }: (typeof files)[number], at: Path, after: unknown) {
  const whole = withPart(value, at, after);
  const written = withValue(text, whole);
  const node = unitAt(document, at);
  const [start = 0, end = 0] = (isNode(node) && node.range) || [];
  const [old, now] = [text.split('\n'), written.split('\n')];
  const line = (offset: number) => text.slice(0, offset).split('\n').length;
  const isBelow = isCollection(node) && !node.flow;
  const first = isBelow ? text.slice(0, start).trimEnd().split('\n').length : line(start) - 1;
  const rest = old.length - line(start + text.slice(start, end).trimEnd().length);
  const head = first > 0 && isBelow ? first - 1 : first;
  const same = (lines: string[]) => [
    lines.slice(0, head).join('\n'),
    lines.slice(lines.length - rest).join('\n'),
  ];
  const isKept = isDeepStrictEqual(same(old), same(now));
  return { whole, written, old, now, isKept, own: now.slice(head, now.length - rest).join('\n') };
}

test.each(files)('each field of $file can be changed, and no other line', (one) => {
  let [all, text] = [one.value, one.text];
  for (const [turn, at] of placesIn(one.value, (inner) => typeof inner !== 'object').entries()) {
    const before = partAt(one.value, at);
    const texts = [0, 1, 2].map((more) => TEXTS[(turn * 3 + more) % TEXTS.length] ?? '');
    const other = typeof before === 'number' ? before + 1 : !before;
    for (const after of typeof before === 'string' ? texts : [other]) {
      const { isKept } = changed(one, at, after);
      const says = `${at.join('.')} as ${after}`;
      expect(isKept, says).toBe(true);
      all = withPart(all, at, after);
      text = withValue(text, all);
    }
  }
  expect(parseDocument(text).toJS() ?? []).toEqual(all);
});

/** Lines without the dashes and blanks before them, which a neighbor may take over. */
const bare = (lines: string[]) => lines.map((line) => line.replace(/^[ -]+/, ''));

/** Lines of one text that the other lacks, in order. */
function missing(lines: string[], others: string[]): string[] {
  let at = 0;
  return lines.filter((line) => {
    const found = others.indexOf(line, at);
    if (found >= 0) at = found + 1;
    return found < 0;
  });
}

test.each(files)('each list of $file grows, shrinks and changes its order', (one) => {
  const marked = (_: string, inner: unknown) =>
    typeof inner === 'string' ? `${inner} anew` : inner;
  for (const at of placesIn(one.value, (inner) => Array.isArray(inner) && inner.length > 0)) {
    const list: unknown[] = [...Object(partAt(one.value, at))];
    const entry: unknown = JSON.parse(JSON.stringify(list[0]), marked);
    const middle = Math.floor(list.length / 2);
    const more = [0, middle, list.length].map((place) => list.toSpliced(place, 0, entry));
    const fewer = [0, middle, list.length - 1].map((place) => list.toSpliced(place, 1));
    const moved = [
      [...list.slice(1), list[0]],
      [list.at(-1), ...list.slice(0, -1)],
    ];
    for (const after of [...more, ...fewer, ...moved, []]) {
      const { whole, written, old, now, isKept } = changed(one, at, after);
      const says = `${at.join('.')}: ${list.length} to ${after.length}`;
      if (one.text.length < 20_000) expect(parseDocument(written).toJS(), says).toEqual(whole);
      // The brackets stand behind the name.
      const others = after.length > 0 || isKept ? [] : missing(bare(now), bare(old));
      expect(isKept || others.length === 1, says).toBe(true);
      const node = one.document.getIn(at, true);
      if (after.length === 0 || (isCollection(node) && node.flow)) continue;
      if (after.length > list.length) expect(missing(bare(old), bare(now)), says).toEqual([]);
      if (after.length < list.length) expect(missing(bare(now), bare(old)), says).toEqual([]);
      if (after.length === list.length)
        expect(bare(now).toSorted(), says).toEqual(bare(old).toSorted());
    }
  }
});
