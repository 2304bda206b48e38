import type { PaperEntry } from '../content/schemas/paper.ts';
import type { PaperKind } from '../content/schemas/paper-kind.ts';
import { lookupKey, queryWords } from './normalize-query.ts';
import { preparedTopics, type Topic, type Topics } from './topics.ts';

/** The fields of a paper that the lookup needs. */
export type IndexedPaper = Pick<PaperEntry, 'code' | 'title' | 'also' | 'alarming'>;

/** All papers, kinds and topics that a lookup can find. */
export interface PaperIndex {
  papers: readonly IndexedPaper[];
  kinds: readonly Pick<PaperKind, 'id' | 'shape' | 'codes'>[];
  topics: readonly Topic[];
}

export interface KnownCode {
  code: string;
  hasPage: boolean;
  /** Whether the paper is shown only for its exact code, and never suggested for a typo. */
  alarming: boolean;
}

/** The index prepared for lookups, by `lookupKey`. */
export interface LookupIndex {
  codes: ReadonlyMap<string, KnownCode>;
  pages: readonly (KnownCode & { key: string })[];
  /** Other names of papers; several may share one. */
  names: ReadonlyMap<string, readonly KnownCode[]>;
  topics: Topics;
}

/** Each index is prepared once: that takes longer than a lookup. */
const known = new WeakMap<PaperIndex, LookupIndex>();

/** The prepared index of these papers, kinds and topics. */
export function lookupIndex(paperIndex: PaperIndex): LookupIndex {
  const index = known.get(paperIndex) ?? prepare(paperIndex);
  known.set(paperIndex, index);
  return index;
}

function prepare({ papers, kinds, topics }: PaperIndex): LookupIndex {
  const pages = papers.map(({ code, title, also, alarming }) => ({
    code,
    key: lookupKey(code),
    alarming,
    hasPage: true,
    names: [title, ...also].map((name) => lookupKey(queryWords(name).join(''))),
  }));
  const named = pages.flatMap((page) => [...new Set(page.names)].map((name) => ({ name, page })));
  const names = new Map(
    [...Map.groupBy(named, ({ name }) => name)].map(([name, each]) => [
      name,
      each.map(({ page }) => page),
    ]),
  );
  const others = kinds
    .flatMap(({ codes }) => codes)
    .flatMap((code) => keysOf(code).map((key) => ({ code, key, hasPage: false, alarming: false })))
    .filter(({ key }) => !names.has(key));
  const alarming = new Set(pages.filter((page) => page.alarming).map(({ code }) => code));
  return {
    codes: new Map([...others, ...pages].map((meant) => [meant.key, meant])),
    pages,
    names,
    topics: preparedTopics(topics, alarming),
  };
}

/** A code's keys: CP05 is also written CP5. */
function keysOf(code: string): string[] {
  const key = lookupKey(code);
  return [...new Set([key, key.replace(/^([A-Z]+)0+/, '$1')])];
}
