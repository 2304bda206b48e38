import {
  isMap,
  isCollection as isNodes,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  stringify,
} from 'yaml';

/** The columns that a line may have, and by how many more brackets may pass them. */
const WIDTH = 100;
const SLACK = 10;
/** Longer entries of a list stand on lines of their own. */
const WORD = 32;

/** Where a value is written: the column of its name or dash, and its own. */
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
  const isFit = at.column + flow.length <= WIDTH + (isFlow(like) ? SLACK : 0);
  if (isEmpty(value) || (isFit && (like ? isFlow(like) : isOfWords(value)))) return flow;
  const lines = Object.entries(value).map(([key, inner]) => {
    const head = Array.isArray(value) ? '-' : nameText(key);
    return writtenEntry(head, inner, at.indent + 2, childOf(like, key));
  });
  return `\n${lines.join('\n')}`;
}

/**
 * What stands behind a colon or dash, with another value: its comment as it was, quotes and
 * brackets where they can be.
 *
 * @param source from behind the colon or dash to the end of the last line
 */
export function changedValue(source: string, after: unknown, at: Place): string {
  const node = parseDocument(source, { prettyErrors: false }).contents ?? undefined;
  const [start, end] = node?.range ?? [0, 0];
  const [above, old, behind] = [
    source.slice(0, start),
    source.slice(start, end),
    source.slice(end),
  ];
  const margin = /\n *$/.exec(above)?.[0];
  if (isFlow(node) && isCollection(after)) {
    const same = patched(source, node, after);
    const lines = `${' '.repeat(at.column - 1)}${same}`.split('\n');
    if (same && lines.every((line) => line.length <= WIDTH + SLACK)) return same;
    // A line that has grown too long breaks behind a comma.
    if (same && margin) return same.replace(/^(?=.{111})(.{1,99},) /gm, `$1${margin} `);
    if (margin) return above + filled(inFlow(after, node), margin) + behind;
  }
  const isAlike = isCollection(after) ? isNodes(node) && node.items.length > 0 : isScalar(node);
  const text = writtenValue(after, at, isAlike ? node : undefined);
  const isBelow = text.startsWith('\n');
  if (!(text.includes('\n') || /^[|>]/.test(old) || (isNodes(node) && !isFlow(node))))
    return (above || ' ') + text + behind;
  // Nothing can stand behind a block, but behind its sign.
  const comments = [/^ *#.*/.exec(above), /(?<=^[|>]\S*) +#.*/.exec(old), /^ *#.*/.exec(behind)];
  const comment = comments.find((one) => one !== null)?.[0] ?? '';
  const [first = '', ...lines] = text.split('\n');
  return [(isBelow ? '' : ' ') + first + comment, ...lines].join('\n');
}

/** A name with its colon. */
export function nameText(name: string): string {
  return `${scalar(name, undefined)}:`;
}

/** Whether a value has entries or fields, or would. */
export function isCollection(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Brackets with other words in the old places; undefined where places come or go. */
function patched(source: string, node: unknown, after: unknown): string | undefined {
  if (isScalar(node) && node.range && !isCollection(after)) {
    const [start, end] = node.range;
    if (node.value === after) return source;
    return source.slice(0, start) + scalar(after, node) + source.slice(end);
  }
  if (!isNodes(node) || !isCollection(after)) return undefined;
  const values = new Map<string, unknown>(Object.entries(after));
  if (values.size !== node.items.length) return undefined;
  return [...node.items.entries()].reduceRight<string | undefined>((text, [place, item]) => {
    const [key, part] = isPair(item) ? [String(item.key), item.value] : [String(place), item];
    return text && values.has(key) ? patched(text, part, values.get(key)) : undefined;
  }, source);
}

/** Brackets on lines of the full width. */
function filled(flow: string, margin: string): string {
  let column = margin.length - 1;
  const words = flow.split(/(?<=,) /).map((word, place) => {
    const isOver = place > 0 && column + word.length + 1 > WIDTH;
    column = isOver ? margin.length + word.length : column + word.length + (place > 0 ? 1 : 0);
    return `${place === 0 ? '' : isOver ? `${margin} ` : ' '}${word}`;
  });
  return words.join('');
}

function scalar(value: unknown, like: unknown, at?: Place): string {
  const node = new Scalar(value);
  if (typeof value === 'string')
    node.type = styleOf(value, isScalar(like) ? like.type : undefined, at);
  const isFolded = at && node.type === Scalar.BLOCK_FOLDED;
  const text = stringify([node], {
    collectionStyle: at ? 'block' : 'flow',
    flowCollectionPadding: false,
    lineWidth: isFolded ? WIDTH - at.indent : 0,
  }).replace(/\n$/, '');
  return at
    ? text.slice(2).replace(/\n(?=[^\n])/g, `\n${' '.repeat(at.indent)}`)
    : text.slice(1, -1);
}

function styleOf(value: string, style: Scalar.Type = Scalar.PLAIN, at?: Place): Scalar.Type {
  const isBlock = style === Scalar.BLOCK_FOLDED || style === Scalar.BLOCK_LITERAL;
  if (/^\s|\n\n$|\r/.test(value)) return Scalar.QUOTE_DOUBLE;
  if (value.includes('\n')) return at ? Scalar.BLOCK_LITERAL : Scalar.QUOTE_DOUBLE;
  // Between double quotes our checks take it for a sign of YAML.
  if (value.includes('\\')) return Scalar.QUOTE_SINGLE;
  if (!at || value === '') return isBlock ? Scalar.PLAIN : style;
  const isLong = value.includes(' ') && at.column + value.length > WIDTH;
  return isBlock || isLong ? Scalar.BLOCK_FOLDED : style;
}

function inFlow(value: unknown, like: unknown): string {
  if (!isCollection(value)) return scalar(value, like);
  if (Array.isArray(value)) {
    return `[${value.map((inner, place) => inFlow(inner, childOf(like, place))).join(', ')}]`;
  }
  const fields = Object.entries(value).map(
    ([key, inner]) => `${nameText(key)} ${inFlow(inner, childOf(like, key))}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** The neighbor of an entry or field. */
function childOf(like: unknown, key: string | number): unknown {
  if (isSeq(like)) return like.items[Number(key)] ?? like.items[0];
  return isMap(like) ? like.get(key, true) : undefined;
}

function isFlow(node: unknown): boolean {
  return isNodes(node) && node.flow === true;
}

function isOfWords(value: object): boolean {
  const isWord = (one: unknown) =>
    !isCollection(one) && !/,/.test(String(one)) && String(one).length <= WORD;
  return Array.isArray(value) && value.every(isWord);
}

/** Whether it has none. */
export function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
