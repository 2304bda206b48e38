import { isDeepStrictEqual as isEqual } from 'node:util';
import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { changeYaml } from './write-yaml.ts';

/**
 * The text of a YAML file with another value: what stays equal keeps its comments and quotes.
 *
 * @param value as JSON has it
 * @throws Error in words where the text cannot hold the value, as with anchors
 */
export function withValue(source: string, value: unknown): string {
  const written = changeYaml(source, (document) => setValue(document, value));
  if (isEqual(parse(written) ?? [], value)) return written;
  throw new Error(
    'This file is written in a way that cannot be kept, such as with "&" and "*". Nothing was changed.',
  );
}

/** Makes a document hold another value; nodes that differ are changed, all others stay as they are. */
function setValue(document: Document, value: unknown): void {
  const head = takeHead(firstOf(document));
  document.contents = changed(document, document.contents, document.toJS(), value);
  const first = firstOf(document);
  if (!head) return;
  if (first) first.commentBefore = [head, first.commentBefore].filter(Boolean).join('\n\n');
  else document.commentBefore = head;
}

/** Takes from a file's first entry or field the comment that is the file's: what a blank line ends, else all. */
function takeHead(first: Node | undefined): string {
  const parts = first?.commentBefore?.split('\n\n') ?? [];
  const own = parts.length > 1 ? parts.pop() : undefined;
  if (first && parts.length > 0) first.commentBefore = own ?? null;
  return parts.join('\n\n');
}

function firstOf({ contents }: Document): Node | undefined {
  return isSeq(contents) || isMap(contents) ? headOf(contents.items[0]) : undefined;
}

function changed(document: Document, node: unknown, before: unknown, after: unknown): Node {
  if (isNode(node)) {
    if (isEqual(before, after)) return node;
    if (isScalar(node) && !isFilled(after)) return styled(node, after);
    if (isFilled(before) && isFilled(after)) {
      if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) {
        return arranged(node, entries(document, node, before, after));
      }
      if (isMap(node) && !Array.isArray(after)) {
        return arranged(node, fields(document, node, before, after));
      }
    }
  }
  return created(document, after, isNode(node) ? node : undefined);
}

/** The entries of a list as they are to be, those that stay or change among them. */
function entries(
  document: Document,
  node: YAMLSeq,
  before: readonly unknown[],
  after: readonly unknown[],
): Node[] {
  const places = aligned(before, after);
  return after.map((value, at) => {
    const from = places[at] ?? -1;
    return changed(document, node.items[from], before[from], value);
  });
}

/** The fields as they are to be: old ones where they stood, each new one behind the one that precedes it. */
function fields(document: Document, node: YAMLMap, before: object, after: object): Pair[] {
  const [old, next] = [before, after].map(
    (value) => new Map<string, unknown>(Object.entries(value)),
  );
  const pairs = node.items.filter((pair) => next?.has(keyOf(pair)));
  for (const pair of pairs) {
    const key = keyOf(pair);
    pair.value = changed(document, pair.value, old?.get(key), next?.get(key));
  }
  let last = -1;
  for (const [key, value] of next ?? []) {
    const found = pairs.findIndex((pair) => keyOf(pair) === key);
    if (found < 0) pairs.splice(last + 1, 0, document.createPair(key, created(document, value)));
    last = found < 0 ? last + 1 : found;
  }
  return pairs;
}

/** Which old entry each new one was: the equal one; of others, where as many went as came, one after another. */
function aligned(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const gone = new Set(before.keys());
  const take = (place: number | undefined) => {
    if (place !== undefined) gone.delete(place);
    return place;
  };
  const isSame = (place: number, value: unknown) =>
    gone.has(place) && isEqual(before[place], value);
  const places = after.map((value, at) => (isSame(at, value) ? take(at) : undefined));
  for (const [at, value] of after.entries()) {
    places[at] ??= take([...gone].find((place) => isSame(place, value)));
  }
  const isPaired = places.filter((place) => place === undefined).length === gone.size;
  return isPaired ? places.map((place) => place ?? take([...gone][0])) : places;
}

/** A list or map with these entries: blank lines between them as they were, comments with those below them. */
function arranged<Collection extends YAMLSeq | YAMLMap>(
  collection: Collection,
  items: Collection['items'],
): Collection {
  const old: readonly unknown[] = collection.items;
  const [first] = old;
  const isApart = old.length > 1 && old.slice(1).every((item) => headOf(item)?.spaceBefore);
  if (items[0] !== first) {
    // The comment above the first entry is kept by the list.
    const head = headOf(first);
    if (head && collection.commentBefore) head.commentBefore = collection.commentBefore;
    collection.commentBefore = null;
  }
  for (const [place, item] of items.entries()) {
    const head = headOf(item);
    const isMoved = place === 0 ? item !== first : item === first || !old.includes(item);
    if (head && isMoved) head.spaceBefore = place > 0 && isApart;
  }
  collection.items = items;
  return collection;
}

/** A new node with the comments of the one whose place it takes. */
function created(document: Document, value: unknown, old?: Node): Node {
  const node = document.createNode(value, { aliasDuplicateObjects: false });
  visit(node, { Scalar: (_, scalar) => void styled(scalar, scalar.value) });
  const { commentBefore, comment, spaceBefore } = old ?? {};
  return Object.assign(node, { commentBefore, comment, spaceBefore });
}

/** Signs that our own checks refuse between double quotes stand in a block, or between single ones. */
function styled(node: Scalar, value: unknown): Scalar {
  node.value = value;
  if (typeof value !== 'string') delete node.type;
  else if (value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
  else if (value.includes('\\')) node.type = Scalar.QUOTE_SINGLE;
  return node;
}

/** The node with the comment and the blank line above an entry or a field. */
function headOf(item: unknown): Node | undefined {
  const head = isPair(item) ? item.key : item;
  return isNode(head) ? head : undefined;
}

function keyOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}

/** Whether a value has entries or fields. */
function isFilled(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
