import { isDeepStrictEqual as isEqual } from 'node:util';
import {
  Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type ParsedNode,
  parseDocument,
  Scalar,
} from 'yaml';
import { alignedFields, alignedList } from './align.ts';

/** The columns that a line may have. */
const WIDTH = 100;
/** By how many it may have more before brackets become lines. */
const SLACK = 10;
/** Longer entries of a list stand on lines of their own. */
const WORD = 32;

/** Where a value is written: the column of its name or dash, and its own; without one, in brackets. */
interface Place {
  indent: number;
  column: number;
}

/**
 * The lines of a field or, where `head` is a dash, of an entry.
 *
 * @param like a neighbor, whose brackets and quotes it takes
 */
export function writtenEntry(head: string, value: unknown, indent: number, like?: unknown): string {
  const text = writtenValue(value, { indent, column: indent + head.length + 1 }, like);
  const isBelow = head !== '-' && text.startsWith('\n');
  return `${' '.repeat(indent)}${head}${isBelow ? text : ` ${text.trimStart()}`}`;
}

/** A value behind a colon or dash; one that stands below it begins with a line break. */
export function writtenValue(value: unknown, at: Place, like?: unknown): string {
  if (!isCollection(value)) return scalar(value, like, at);
  const flow = inFlow(value, like);
  const isShort = !like && isOfWords(value) && at.column + flow.length <= WIDTH;
  if (isEmpty(value) || ((isShort || isFlow(like)) && !hasBreak(value))) return flow;
  const lines = Object.entries(value).map(([key, inner]) =>
    writtenEntry(
      Array.isArray(value) ? '-' : nameText(key),
      inner,
      at.indent + 2,
      childOf(like, key),
    ),
  );
  return `\n${lines.join('\n')}`;
}

/**
 * What stands behind a colon or dash, with another value: comments, quotes and brackets as they are.
 *
 * @param source from behind the colon or dash to the end of the last line
 */
export function changedValue(source: string, before: unknown, after: unknown, at: Place): string {
  const node = parseDocument(source, { prettyErrors: false }).contents;
  const anew = () => {
    const text = writtenValue(after, at, isScalar(node) ? node : undefined);
    return text.startsWith('\n') ? text : ` ${text}`;
  };
  if (!node || !isAlike(before, after) || (isFlow(node) && hasBreak(after))) return anew();
  const text = changedNode(source, node, before, after, at);
  const isLong = (one: string) => !/\n/.test(one) && at.column + one.length > WIDTH + SLACK;
  if (isFlow(node) && isLong(text) && !isLong(source.slice(node.range[0], node.range[1])))
    return anew();
  return source.slice(0, node.range[0]) + text + source.slice(node.range[1]);
}

/** Whether a value can be written in the place of another without another form. */
export function isAlike(before: unknown, after: unknown): boolean {
  if (!isCollection(before) || !isCollection(after))
    return isCollection(before) === isCollection(after);
  return Array.isArray(before) === Array.isArray(after) && !isEmpty(before) && !isEmpty(after);
}

/** A name with its colon. */
export function nameText(name: string): string {
  return `${scalar(name, undefined)}:`;
}

function changedNode(
  source: string,
  node: ParsedNode,
  before: unknown,
  after: unknown,
  at?: Place,
): string {
  if (isEqual(before, after)) return source.slice(node.range[0], node.range[1]);
  if (!isCollection(after)) return scalar(after, node, at);
  if (!isAlike(before, after)) return inFlow(after, undefined);
  const fields = isMap(node) ? node.items : [];
  const entries = isSeq(node) ? node.items.filter((item) => !isPair(item)) : [];
  const old = isMap(node)
    ? fields.map(({ key, value }) => ({ start: key.range[0], inner: value ?? key }))
    : entries.map((inner) => ({ start: inner.range[0], inner }));
  const targets = isMap(node)
    ? alignedFields(
        fields.map(({ key }) => String(key)),
        after,
      )
    : alignedList(Object.values(Object(before)), Object.values(after));
  const last = old.at(-1);
  const parts = targets.map(({ key, value, from = -1 }, place) => {
    const [previous, one] = [old[from - 1], old[from]];
    const isNext = previous && one && targets[place - 1]?.from === from - 1;
    const gap = isNext ? source.slice(previous.inner.range[1], one.start) : ', ';
    const head = one
      ? source.slice(one.start, one.inner.range[0])
      : key === undefined
        ? ''
        : `${nameText(key)} `;
    const like = key === undefined ? last?.inner : undefined;
    const text = one
      ? changedNode(source, one.inner, Object(before)[key ?? from], value)
      : flowText(value, like);
    return (place > 0 ? gap : '') + head + text;
  });
  const [start, end] = node.range;
  const flow =
    source.slice(start, old[0]?.start) + parts.join('') + source.slice(last?.inner.range[1], end);
  return wrapped(flow, /\n( *)/.exec(source.slice(start, end))?.[1]);
}

/** Lines in brackets that have grown too long, broken behind a comma. */
function wrapped(flow: string, indent: string | undefined): string {
  const lines = flow.split('\n').map((line) => {
    const comma = line.length > WIDTH ? line.lastIndexOf(', ', WIDTH) : -1;
    return comma < 0 ? line : `${line.slice(0, comma + 1)}\n${indent}${line.slice(comma + 2)}`;
  });
  return indent === undefined ? flow : lines.join('\n');
}

function scalar(value: unknown, like: unknown, at?: Place): string {
  const node = new Scalar(value);
  if (typeof value === 'string')
    node.type = styleOf(value, isScalar(like) ? like.type : undefined, at);
  const list = new Document([at ? node : [node]]);
  const [only] = isSeq(list.contents) ? list.contents.items : [];
  if (isSeq(only)) only.flow = true;
  const isBlock = node.type === Scalar.BLOCK_FOLDED;
  const lineWidth = at && isBlock ? WIDTH - at.indent : 0;
  const text = list.toString({ lineWidth, flowCollectionPadding: false }).replace(/\n$/, '');
  return at ? text.slice(2).replace(/\n(?=.)/g, `\n${' '.repeat(at.indent)}`) : text.slice(3, -1);
}

function styleOf(value: string, style: Scalar.Type = Scalar.PLAIN, at?: Place): Scalar.Type {
  const isBlock = style === Scalar.BLOCK_FOLDED || style === Scalar.BLOCK_LITERAL;
  if (/^\s|\n\n$/.test(value)) return Scalar.QUOTE_DOUBLE;
  if (at && value.includes('\n')) return Scalar.BLOCK_LITERAL;
  // Between double quotes our checks take it for a sign of YAML.
  if (value.includes('\\')) return Scalar.QUOTE_SINGLE;
  if (!at || value === '') return isBlock ? Scalar.PLAIN : style;
  const isLong = value.includes(' ') && at.column + value.length > WIDTH;
  return isBlock || isLong ? Scalar.BLOCK_FOLDED : style;
}

function flowText(value: unknown, like: unknown): string {
  return isCollection(value) ? inFlow(value, like) : scalar(value, like);
}

function inFlow(value: object, like: unknown): string {
  const parts = Object.entries(value).map(([key, inner]) => {
    const text = flowText(inner, childOf(like, key));
    return Array.isArray(value) ? text : `${nameText(key)} ${text}`;
  });
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

function childOf(like: unknown, key: string): unknown {
  if (isSeq(like)) return like.items[0];
  return isMap(like) ? like.get(key, true) : undefined;
}

function isFlow(node: unknown): boolean {
  return (isMap(node) || isSeq(node)) && node.flow === true;
}

function isOfWords(value: object): boolean {
  const isWord = (one: unknown) =>
    !isCollection(one) && !/,/.test(String(one)) && String(one).length <= WORD;
  return Array.isArray(value) && value.every(isWord);
}

function isCollection(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

/** A text of several lines has no place in brackets. */
function hasBreak(value: unknown): boolean {
  return JSON.stringify(value).includes('\\n');
}
