import { isDeepStrictEqual as isEqual } from 'node:util';
import { isMap, isPair, isScalar, isSeq, type ParsedNode, parseDocument, Scalar } from 'yaml';
import { yamlSlips } from '../../content/reading/yaml-slips.ts';
import { alignedFields, alignedList } from './align.ts';

/** The columns that a line may have. */
const WIDTH = 100;
/** By how many it may have more before brackets become lines. */
const SLACK = 10;
/** Longer entries of a list stand on lines of their own. */
const WORD = 32;

/** Where a value is written: the column of its name or dash, and its own. */
export interface Place {
  indent: number;
  column: number;
}

/**
 * A value as it is written behind a colon or dash, with the blank or line break before it.
 *
 * @param model one whose brackets, braces and quotes it takes
 */
export function writtenValue(value: unknown, at: Place, model?: unknown): string {
  if (!isCollection(value)) return ` ${scalar(value, model, at)}`;
  const flow = inFlow(value, model);
  const isShort = !model && isOfWords(value) && at.column + flow.length <= WIDTH;
  if (isEmpty(value) || ((isShort || isFlow(model)) && !hasBreak(value))) return ` ${flow}`;
  const indent = at.indent + 2;
  return entriesOf(value)
    .map(([head, inner, key]) => `\n${writtenEntry(head, inner, indent, childOf(model, key))}`)
    .join('');
}

/** The lines of a field or, where `head` is a dash, of an entry; see `writtenValue`. */
export function writtenEntry(
  head: string,
  value: unknown,
  indent: number,
  model?: unknown,
): string {
  const text = writtenValue(value, { indent, column: indent + head.length + 1 }, model);
  const behind = head === '-' && text.startsWith('\n') ? ` ${text.trimStart()}` : text;
  return ' '.repeat(indent) + head + behind;
}

/**
 * What stands behind a colon or dash, with another value: comments, quotes and brackets as they are.
 *
 * @param source from behind the colon or dash to the end of the last line
 */
export function changedValue(source: string, before: unknown, after: unknown, at: Place): string {
  const node = parseDocument(source, { prettyErrors: false }).contents;
  if (!node || !isAlike(before, after) || (isFlow(node) && hasBreak(after))) {
    return writtenValue(after, at, isScalar(node) ? node : undefined);
  }
  const [start, end] = node.range;
  const text = changedNode(source, node, before, after, at);
  const isLonger = (one: string) => !/\n/.test(one) && at.column + one.length > WIDTH + SLACK;
  if (isFlow(node) && isLonger(text) && !isLonger(source.slice(start, end))) {
    return writtenValue(after, at);
  }
  return source.slice(0, start) + text + source.slice(end);
}

/** Whether a value can be written in the place of another without another form. */
export function isAlike(before: unknown, after: unknown): boolean {
  if (!isCollection(before) || !isCollection(after)) {
    return !isCollection(before) && !isCollection(after);
  }
  return Array.isArray(before) === Array.isArray(after) && !isEmpty(before) && !isEmpty(after);
}

/** A name as it stands before its colon. */
export function nameText(name: string): string {
  return scalar(name, undefined);
}

function changedNode(
  source: string,
  node: ParsedNode,
  before: unknown,
  after: unknown,
  at?: Place,
): string {
  if (isEqual(before, after)) return source.slice(node.range[0], node.range[1]);
  if (!isAlike(before, after) || !isCollection(after)) {
    return isCollection(after) ? inFlow(after, undefined) : scalar(after, node, at);
  }
  const old = isMap(node)
    ? node.items.map(({ key, value }) => ({ key, inner: value ?? key }))
    : isSeq(node)
      ? node.items.flatMap((inner) => (isPair(inner) ? [] : [{ key: inner, inner }]))
      : [];
  const targets = isMap(node)
    ? alignedFields(
        node.items.map(({ key }) => String(key)),
        after,
      )
    : alignedList(Object.values(Object(before)), Object.values(after));
  const parts = targets.map(({ key, value, from }, place) => {
    const one = from === undefined ? undefined : old[from];
    const previous = from === undefined ? undefined : old[from - 1];
    const isNext = place > 0 && targets[place - 1]?.from === (from ?? 0) - 1;
    const gap =
      previous && one && isNext ? source.slice(previous.inner.range[1], one.key.range[0]) : ', ';
    const head = one
      ? source.slice(one.key.range[0], one.inner.range[0])
      : key === undefined
        ? ''
        : `${nameText(key)}: `;
    const text = one
      ? changedNode(source, one.inner, Object(before)[key ?? from ?? 0], value)
      : isCollection(value)
        ? inFlow(value, old.at(-1)?.inner)
        : scalar(value, isSeq(node) ? old.at(-1)?.inner : undefined);
    return (place > 0 ? gap : '') + head + text;
  });
  const [start, end] = node.range;
  const flow = [
    source.slice(start, old[0]?.key.range[0]),
    ...parts,
    source.slice(old.at(-1)?.inner.range[1], end),
  ].join('');
  return wrapped(flow, /\n( *)/.exec(source.slice(start, end))?.[1]);
}

/** Lines in brackets that have grown too long, broken behind a comma. */
function wrapped(flow: string, indent: string | undefined): string {
  if (indent === undefined) return flow;
  return flow
    .split('\n')
    .flatMap((line) => {
      const comma = line.length > WIDTH ? line.lastIndexOf(', ', WIDTH) : -1;
      return comma < 0 ? [line] : [line.slice(0, comma + 1), indent + line.slice(comma + 2)];
    })
    .join('\n');
}

/** @param at without it, in brackets */
function scalar(value: unknown, model: unknown, at?: Place): string {
  if (typeof value !== 'string') return String(value);
  const style = isScalar(model) ? model.type : undefined;
  if (at && value.includes('\n')) return literal(value, at.indent + 2);
  const words = plainOrQuoted(value, style, !at);
  const isLong = at && value.includes(' ') && at.column + words.length > WIDTH;
  const isBlock = style === Scalar.BLOCK_FOLDED || style === Scalar.BLOCK_LITERAL;
  return at && (isLong || isBlock) && /^\S[^\p{Cc}]*$/u.test(value)
    ? folded(value, at.indent + 2)
    : words;
}

function plainOrQuoted(value: string, style: Scalar.Type | undefined, isInFlow: boolean): string {
  const isQuoted = style === Scalar.QUOTE_DOUBLE || style === Scalar.QUOTE_SINGLE;
  if (!isQuoted && isPlain(value, isInFlow)) return value;
  if (/\p{Cc}/u.test(value)) return JSON.stringify(value);
  const isSingle = style === Scalar.QUOTE_SINGLE || /["\\]/.test(value);
  return isSingle ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

/** Whether YAML reads a text without quotes as it is written. */
function isPlain(value: string, isInFlow: boolean): boolean {
  const probe = isInFlow ? `[${value}]` : `- ${value}`;
  if (yamlSlips(probe).length > 0) return false;
  const document = parseDocument(probe, { prettyErrors: false });
  return document.errors.length === 0 && isEqual(document.toJS(), [value]);
}

function folded(value: string, indent: number): string {
  const lines: string[] = [];
  for (const word of value.split(/(?<=\S) (?=\S)/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && indent + longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return ['>-', ...lines.map((line) => ' '.repeat(indent) + line)].join('\n');
}

/** A text of several lines; one that a block cannot hold is in quotes. */
function literal(value: string, indent: number): string {
  if (/^\s|\n\n$|[^\P{Cc}\n]/u.test(value)) return JSON.stringify(value);
  const [head, lines] = value.endsWith('\n') ? ['|', value.slice(0, -1)] : ['|-', value];
  return [head, ...lines.split('\n').map((line) => line && ' '.repeat(indent) + line)].join('\n');
}

function inFlow(value: object, model: unknown): string {
  const parts = entriesOf(value).map(([head, inner, key]) => {
    const like = childOf(model, key);
    const text = isCollection(inner) ? inFlow(inner, like) : scalar(inner, like);
    return head === '-' ? text : `${head} ${text}`;
  });
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

function entriesOf(value: object): (readonly [head: string, inner: unknown, key: string])[] {
  return Object.entries(value).map(([key, inner]) => [
    Array.isArray(value) ? '-' : `${nameText(key)}:`,
    inner,
    key,
  ]);
}

function childOf(model: unknown, key: string): unknown {
  if (isSeq(model)) return model.items[0];
  return isMap(model) ? model.get(key, true) : undefined;
}

function isFlow(node: unknown): boolean {
  return (isMap(node) || isSeq(node)) && node.flow === true;
}

function isOfWords(value: object): boolean {
  const isWord = (one: unknown) =>
    !isCollection(one) && String(one).length <= WORD && isPlain(String(one), true);
  return Array.isArray(value) && value.every(isWord);
}

function isCollection(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

function hasBreak(value: unknown): boolean {
  return JSON.stringify(value).includes('\\n');
}
