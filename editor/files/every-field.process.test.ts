import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Document, isCollection, isNode, parseDocument } from 'yaml';
import { frontMatter } from '../../src/content/reader/front-matter.ts';
import { setYamlValue } from '../../src/content/reader/set-value.ts';
import { RUNS_LONG_TESTS } from '../../tests/long.ts';
import type { Path } from '../api-types.ts';
import { valueAt } from '../value-path.ts';
import { filesOf } from './catalog.ts';
import { isPost, readText } from './content-file.ts';

const PROJECT = join(import.meta.dirname, '../..');
const LONG = `Somebody writes at length, and never stops: ${'it goes on and on, '.repeat(5)}as here.`;
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
  'C:\\new',
];

const files = filesOf(PROJECT);

/** A file's text (of a post, its front matter) and its value. */
function opened(file: string) {
  const source = readText(PROJECT, file) ?? '';
  const text = isPost(file) ? (frontMatter(source)?.front ?? '') : source;
  const document = parseDocument(text);
  return { text, document, value: document.toJS() ?? [] };
}

/** Paths of the values that fit, one for each field name. */
function placesIn(value: unknown, fits: (inner: unknown) => boolean): Path[] {
  const name = (at: Path) => at.filter((key) => typeof key === 'string').join('.');
  return [...new Map(allIn(value, fits).map((at) => [name(at), at])).values()];
}

function allIn(inner: unknown, fits: (inner: unknown) => boolean, at: Path = []): Path[] {
  const isObject = typeof inner === 'object' && inner !== null;
  const parts = Array.isArray(inner) ? inner.entries() : Object.entries(isObject ? inner : {});
  return [
    ...(fits(inner) ? [at] : []),
    ...[...parts].flatMap(([key, part]) => allIn(part, fits, [...at, key])),
  ];
}

/** A copy of a value with another part at a path. */
function withPart(value: unknown, at: Path, part: unknown): unknown {
  const copy = structuredClone(value);
  Reflect.set(Object(valueAt(copy, at.slice(0, -1))), at.at(-1) ?? '', part);
  return at.length === 0 ? part : copy;
}

/** The lines before and after a field, or its outermost flow collection, whose lines are refilled as one. */
function linesAround(text: string, document: Document, at: Path): [string[], string[]] {
  const around = at.map((_, length) => document.getIn(at.slice(0, length + 1), true));
  const node = around.find((each) => isCollection(each) && each.flow) ?? around.at(-1);
  const [start = 0, end = 0] = (isNode(node) && node.range) || [];
  const whole = text.slice(0, start + text.slice(start, end).trimEnd().length);
  const lines = text.split('\n');
  // A value too long for its key's line begins on the next line.
  const first = text.slice(0, start).trimEnd().split('\n').length - 1;
  return [lines.slice(0, first), lines.slice(whole.split('\n').length)];
}

test.runIf(RUNS_LONG_TESTS).each(files)(
  'each field of $file can be changed, and no other line',
  ({ file }) => {
    const one = opened(file);
    let [all, text] = [one.value, one.text];
    for (const [turn, at] of placesIn(one.value, (inner) => typeof inner !== 'object').entries()) {
      const before = valueAt(one.value, at);
      const other = typeof before === 'number' ? before + 1 : !before;
      const after = typeof before === 'string' ? TEXTS[turn % TEXTS.length] : other;
      const lines = setYamlValue(one.text, withPart(one.value, at, after)).split('\n');
      const [above, below] = linesAround(one.text, one.document, at);
      const kept = [lines.slice(0, above.length), lines.slice(lines.length - below.length)];
      expect(kept, `${at.join('.')} as ${after}`).toEqual([above, below]);
      all = withPart(all, at, after);
      text = setYamlValue(text, all);
    }
    expect(parseDocument(text).toJS() ?? []).toEqual(all);
  },
);

test.runIf(RUNS_LONG_TESTS).each(files)(
  'each list of $file grows, shrinks and changes its order',
  ({ file }) => {
    const one = opened(file);
    const isList = (inner: unknown) => Array.isArray(inner) && inner.length > 1;
    const comments = (text: string) => text.match(/(?<=^ *)#.*/gm) ?? [];
    for (const at of placesIn(one.value, isList)) {
      const list: unknown[] = [...Object(valueAt(one.value, at))];
      const more = list.toSpliced(1, 0, structuredClone(list[0]));
      const moved = [...list.slice(1), list[0]];
      for (const after of [more, moved, list.slice(1), list.slice(0, -1), []]) {
        const whole = withPart(one.value, at, after);
        const written = setYamlValue(one.text, whole);
        const says = `${at.join('.')}: ${list.length} to ${after.length}`;
        expect(parseDocument(written).toJS(), says).toEqual(whole);
        if (after.length < list.length) continue;
        expect(comments(written).toSorted(), says).toEqual(comments(one.text).toSorted());
      }
    }
  },
);
