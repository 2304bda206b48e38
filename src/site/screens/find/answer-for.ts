import { EMPTY_TOPIC, type Lookup } from '../../../papers/addresses.ts';
import { lookUp } from '../../../papers/look-up.ts';
import { paperKindOf } from '../../../papers/paper-kind-of.ts';
import { paperField } from '../../load/paper-field.ts';
import { paperIndex } from '../../load/paper-index.ts';
import { type Paper, paperOf } from '../../load/papers.ts';
import { find } from './load.ts';

/** The page for a look-up result. */
export interface Answer {
  /** Never contains the typed text: titles appear in previews and histories. */
  seo: { title: string; description: string };
  title: string;
  lead: string;
  hint: string;
  /** The papers that may be meant, offered as a question. */
  offered: readonly Paper[];
  /** Other papers of its kind. */
  related: readonly Paper[];
  /** The unknown code, and its kind if known; '' after other text, undefined without a look-up. */
  number?: string;
  kind?: (typeof paperIndex.kinds)[number] | undefined;
}

const { seo, hero, empty, near, unknown } = find;
const nothing: Answer = { seo, ...hero, hint: paperField.hint, offered: [], related: [] };
const found: Answer = {
  ...nothing,
  ...near,
  seo: { title: near.title, description: near.lead },
  number: '',
};
const unheard: Answer = {
  ...nothing,
  ...unknown.words,
  seo: { title: unknown.words.title, description: unknown.words.lead },
  number: '',
};

/** The page for a look-up, or the code of the paper to redirect to; undefined for an address without a page. */
export function answerFor(lookup: Lookup | undefined): Answer | { code: string } | undefined {
  if (lookup === undefined) return nothing;
  if ('number' in lookup) return answerForNumber(lookup.number);
  if ('about' in lookup) return answerAbout(lookup.about);
  const offered = lookup.near.flatMap(
    (name) => paperIndex.papers.find(({ code }) => code.toLowerCase() === name) ?? [],
  );
  return offered.length > 0 ? { ...found, offered } : unheard;
}

function answerForNumber(number: string): Answer | { code: string } {
  const meant = lookUp(number, paperIndex);
  if ('code' in meant) return meant;
  const kind = paperKindOf(number, paperIndex.kinds);
  const offered = 'near' in meant ? meant.near.map(paperOf) : [];
  return {
    ...unheard,
    title: `${unknown.title} “${number}”`,
    lead: kind ? `${kind.name}: ${kind.is}.` : unknown.lead,
    offered,
    related: (kind?.papers ?? []).map(paperOf).filter((paper) => !offered.includes(paper)),
    number,
    kind,
  };
}

function answerAbout(about: string): Answer | undefined {
  if (about === EMPTY_TOPIC) return { ...nothing, hint: empty };
  if (about === 'taxpayer-number' || about === 'phone-number') {
    return { ...unheard, ...find.private[about] };
  }
  const topic = paperIndex.topics.find(({ id }) => id === about);
  if (!topic) return undefined;
  return { ...found, title: topic.title, lead: topic.lead, offered: topic.papers.map(paperOf) };
}
