import { isDeepStrictEqual as isEqual } from 'node:util';
import { isSeq, parseDocument } from 'yaml';
import { alignedFields, alignedList, type Target } from './align.ts';
import { type Block, blockIn, isAside, linesOf } from './yaml-items.ts';
import { changedValue, isAlike, nameText, writtenEntry, writtenValue } from './yaml-values.ts';

/**
 * The text of a YAML file with another value. Only the lines of what changes are written anew:
 * comments, order, quotes and line ends of all others stay byte for byte.
 *
 * @param before what the text holds
 * @param after new fields stand in its order
 * @throws Error where the text is written in a way that this cannot change
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
  const joined = mark + written.join('\n') + end;
  return isFromWindows ? joined.replaceAll('\n', '\r\n') : joined;
}

function blockLines(
  lines: readonly string[],
  before: unknown,
  after: unknown,
  form: { isWhole?: boolean; isCompact?: boolean },
): string[] {
  const isList = Array.isArray(after);
  const block = blockIn(lines, isList, form);
  const names = block.items.map(({ name }) => name);
  const old = isList ? Object.values(Object(before)) : names.map((name) => Object(before)[name]);
  if (names.length !== Object.keys(Object(before)).length) throw notKept();
  const targets = isList ? alignedList(old, after) : alignedFields(names, Object(after));
  const bodies = targets.map((target) => {
    const { value, key = '', from = -1 } = target;
    const lines = block.items[from]?.lines;
    if (lines && isEqual(old[from], value)) return lines;
    const body = lines ? changedLines(block, from, old[from], value) : newLines(block, target);
    if (form.isWhole && !holds(body, isList ? [value] : { [key]: value })) throw notKept();
    return body;
  });
  return linesOf(block, targets, bodies);
}

/** The lines of an entry or field with another value. */
function changedLines(
  { items, column }: Block,
  from: number,
  before: unknown,
  after: unknown,
): string[] {
  const {
    head,
    lines: [first = '', ...rest],
  } = items[from] ?? { head: '', lines: [] };
  const behind = first.slice(head.length);
  const isCompact = !isAside(behind);
  const inner = isCompact ? [' '.repeat(head.length) + behind, ...rest] : rest;
  const isInBrackets = /^\s*[[{]/.test(inner.find((line) => !isAside(line)) ?? '');
  if (!isInBrackets && isAlike(before, after) && typeof after === 'object' && after !== null) {
    const [begin = '', ...lines] = blockLines(inner, before, after, { isCompact });
    return isCompact ? [head + begin.slice(head.length), ...lines] : [first, begin, ...lines];
  }
  const at = { indent: column, column: head.length + 1 };
  return (head + changedValue([behind, ...rest].join('\n'), before, after, at)).split('\n');
}

/** The lines of a new field, or of a new entry in the form of its neighbors. */
function newLines({ items, column, isList }: Block, { key = '', value }: Target): string[] {
  const like = isList ? parseDocument((items.at(-1)?.lines ?? []).join('\n')).contents : null;
  const model = isSeq(like) ? like.items[0] : undefined;
  return writtenEntry(isList ? '-' : `${nameText(key)}:`, value, column, model).split('\n');
}

function wholeLines(value: unknown): string[] {
  return writtenValue(value, { indent: -2, column: 0 }).trimStart().split('\n');
}

function holds(lines: readonly string[], value: unknown): boolean {
  const document = parseDocument(lines.join('\n'), { prettyErrors: false });
  return document.errors.length === 0 && isEqual(document.toJS(), value);
}

function notKept(): Error {
  return new Error('This is written in a way that cannot be changed here.');
}
