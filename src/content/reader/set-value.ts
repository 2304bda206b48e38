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
 * Returns the text of a YAML file with a new value; unchanged parts keep their comments and quotes.
 *
 * @param value the whole value, as JSON
 * @throws Error with a readable message if the text cannot hold the value, as with anchors
 */
export function setYamlValue(source: string, value: unknown): string {
  const written = changeYaml(source, (document) => {
    document.contents = changed(document, document.contents, value);
  });
  if (isEqual(parse(written) ?? [], value)) return written;
  throw new Error(
    'This file is written in a way that cannot be kept, such as with "&" and "*". Nothing was changed.',
  );
}

/** The node for a value: the old node, updated where the values differ. */
function changed(document: Document, node: unknown, value: unknown): Node {
  if (!isNode(node)) return created(document, value);
  if (isEqual(node.toJS(document), value)) return node;
  if (isScalar(node) && !isFilled(value)) return styled(node, value);
  if (isSeq(node) && Array.isArray(value) && isFilled(value)) {
    return arranged(document, node, entries(document, node, value));
  }
  if (isMap(node) && !Array.isArray(value) && isFilled(value)) {
    return arranged(document, node, fields(document, node, value));
  }
  const { comment, commentBefore, spaceBefore } = node;
  return Object.assign(created(document, value), { comment, commentBefore, spaceBefore });
}

/** The new entries of a list: equal entries keep their nodes; the others reuse the remaining nodes in order. */
function entries(document: Document, node: YAMLSeq, after: readonly unknown[]): Node[] {
  const before: readonly unknown[] = node.toJS(document);
  const left = new Map(node.items.map((item, index) => [item, before[index]]));
  const kept = after.map((value) => {
    const [item] = [...left].find(([, each]) => isEqual(each, value)) ?? [];
    left.delete(item);
    return item;
  });
  const others = [...left.keys()];
  return after.map((value, at) => changed(document, kept[at] ?? others.shift(), value));
}

/** The new fields of a map: old fields keep their position, new ones follow at the end. */
function fields(document: Document, node: YAMLMap, after: object): Pair[] {
  const next = new Map<string, unknown>(Object.entries(after));
  const kept = node.items.filter((pair) => next.has(keyOf(pair)));
  for (const pair of kept) {
    const key = keyOf(pair);
    pair.value = changed(document, pair.value, next.get(key));
    next.delete(key);
  }
  const added = [...next].map(([key, value]) => document.createPair(key, created(document, value)));
  return [...kept, ...added];
}

/** Gives a list or map these entries; keeps the blank lines between entries and the comment at its head. */
function arranged(document: Document, collection: YAMLSeq | YAMLMap, items: (Node | Pair)[]): Node {
  const [first, ...rest] = collection.items.map(headOf);
  const isApart = rest.length > 0 && rest.every((head) => head?.spaceBefore);
  const heads = items.map(headOf);
  for (const [index, head] of heads.entries()) {
    if (head) head.spaceBefore = index > 0 && (isApart || head.spaceBefore === true);
  }
  // The comment at the head of a file belongs to its first entry.
  const [head] = heads;
  if (first && first !== head) {
    const comment = [first.commentBefore, head?.commentBefore].filter(Boolean).join('\n') || null;
    first.commentBefore = null;
    if (head) head.commentBefore = comment;
    else document.commentBefore = comment;
  }
  Object.assign(collection, { items });
  return collection;
}

function created(document: Document, value: unknown): Node {
  const node = document.createNode(value, { aliasDuplicateObjects: false });
  visit(node, { Scalar: (_, scalar) => void styled(scalar, scalar.value) });
  return node;
}

/** A line break makes a block, a backslash single quotes: our checks reject both between double quotes. */
function styled(node: Scalar, value: unknown): Scalar {
  node.value = value;
  if (typeof value !== 'string') delete node.type;
  else if (value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
  else if (value.includes('\\')) node.type = Scalar.QUOTE_SINGLE;
  return node;
}

/** The node that holds the comment and the blank line above an entry or a field. */
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
