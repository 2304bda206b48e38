import { isDeepStrictEqual as isEqual } from 'node:util';
import { isSeq, parse, parseDocument } from 'yaml';
import { Refused } from '../server/editor.ts';
import { alignedFields, alignedList } from './align.ts';
import { blockIn, type Item, isAside, linesOf } from './yaml-items.ts';
import {
  changedValue,
  isCollection,
  isEmpty,
  nameText,
  writtenEntry,
  writtenValue,
} from './yaml-values.ts';

/** Lines that are read again at once; of more, those of each entry. */
const SHORT = 500;

/**
 * The text of a YAML file with another value. Only the lines of what changes are written anew:
 * comments, order, quotes and line ends of all others stay byte for byte.
 *
 * @param before what the text holds
 * @param after new fields stand in its order
 * @throws Refused 400 where the text is written in a way that this cannot change
 */
export function withValue(text: string, before: unknown, after: unknown): string {
  if (isEqual(before, after)) return text;
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const isFromWindows = text.includes('\r\n') && !/(?<!\r)\n/.test(text);
  const plain = isFromWindows ? text.replaceAll('\r\n', '\n') : text;
  const end = plain.endsWith('\n') || plain === mark ? '\n' : '';
  const lines = plain.slice(mark.length).replace(/\n$/, '').split('\n');
  const written = isAlike(before, after)
    ? blockLines(lines, before, after, { isWhole: true })
    : [...lines.filter((line) => plain !== mark && isAside(line)), ...wholeLines(after)];
  if (!written) {
    const says = 'This file is written in a way that the editor cannot keep. Nothing was changed.';
    throw new Refused(400, says);
  }
  const joined = mark + written.join('\n') + end;
  return isFromWindows ? joined.replaceAll('\n', '\r\n') : joined;
}

/** The lines of entries or fields with others; undefined where they are not kept. */
function blockLines(
  lines: readonly string[],
  before: unknown,
  after: unknown,
  { isWhole = false, isCompact = false },
): string[] | undefined {
  const isList = Array.isArray(after);
  const block = blockIn(lines, isList, isWhole);
  const { column, items } = block;
  const names = items.map(({ head }) => (isList ? '' : String(parse(head.slice(0, -1)))));
  const old: unknown[] = isList ? Object(before) : names.map((name) => Object(before)[name]);
  const keys = Object.keys(Object(before));
  if (names.length !== keys.length || !(isList || isEqual(new Set(names), new Set(keys)))) return;
  const targets = isList ? alignedList(old, after) : alignedFields(names, Object(after));
  const model = isList ? modelIn(items.at(-1)) : undefined;
  const bodies = targets.map(({ value, key, from = -1 }) => {
    const item = items[from];
    if (item && isEqual(old[from], value)) return item.lines;
    const head = key === undefined ? '-' : nameText(key);
    const kept = item && changedLines(item, column, old[from], value);
    const hasComment = item?.lines.some((line) => /(?:^|\s)#/.test(line));
    const anew = hasComment ? undefined : writtenEntry(head, value, column, model).split('\n');
    const whole = key === undefined ? [value] : { [key]: value };
    return [kept, anew].find((body) => body && (body.length > SHORT || holds(body, whole)));
  });
  const written = bodies.filter((body) => body !== undefined);
  return written.length < bodies.length ? undefined : linesOf(block, targets, written, isCompact);
}

/** An entry, as a model for others. */
function modelIn(item: Item | undefined): unknown {
  const { contents } = parseDocument((item?.lines ?? []).join('\n'));
  return isSeq(contents) ? contents.items[0] : undefined;
}

/** The lines of an entry or field with another value. */
function changedLines(
  { head, lines: [first = '', ...rest] }: Item,
  column: number,
  before: unknown,
  after: unknown,
): string[] | undefined {
  const behind = first.slice(head.length);
  const isCompact = !isAside(behind);
  const inner = isCompact ? [' '.repeat(head.length) + behind, ...rest] : rest;
  const isInBrackets = /^\s*[[{]/.test(inner.find((line) => !isAside(line)) ?? '');
  if (!isInBrackets && isAlike(before, after)) {
    const [begin = '', ...lines] = blockLines(inner, before, after, { isCompact }) ?? [];
    return isCompact ? [head + begin.slice(head.length), ...lines] : [first, begin, ...lines];
  }
  const at = { indent: column, column: head.length + 1 };
  const text = head + changedValue([behind, ...rest].join('\n'), after, at);
  return text.replace(/^( *-)\n +/, '$1 ').split('\n');
}

/** Whether a value can be written in the place of another without another form. */
function isAlike(before: unknown, after: unknown): boolean {
  return (
    isCollection(before) &&
    isCollection(after) &&
    Array.isArray(before) === Array.isArray(after) &&
    !isEmpty(before) &&
    !isEmpty(after)
  );
}

function wholeLines(value: unknown): string[] {
  return writtenValue(value, { indent: -2, column: 0 }).trimStart().split('\n');
}

function holds(lines: readonly string[], value: unknown): boolean {
  const document = parseDocument(lines.join('\n'), { prettyErrors: false });
  return document.errors.length === 0 && isEqual(document.toJS(), value);
}
