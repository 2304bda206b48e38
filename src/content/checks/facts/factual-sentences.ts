import type { Fact, Facts } from '../../schemas/facts.ts';
import { figuresIn } from './figures-in-text.ts';
import type { Passage } from './passages.ts';

/** A figure in a sentence, with its facts in the register. */
export interface PrintedFigure {
  figure: string;
  /** The facts that it states; empty for a plain count, a figure of an example, or with an `objection`. */
  facts: readonly Fact[];
  /** Why the figure is not allowed here, if so. */
  objection?: string;
}

export interface FactualSentence extends Passage {
  figures: readonly PrintedFigure[];
}

/** Counts up to twelve, with or without a unit of time, and ordinals: they need no source. */
const COUNT = /^(?:\d|1[0-2])(?: (?:day|week|month|year|hour)s)?$|^\d+(?:st|nd|rd|th)$/;

/** The placeholder of a figure that the firm claims. */
const TOKEN = /\{[a-z0-9-]+\}/g;

/** The sentences with figures, each figure checked against the register of facts. */
export function factualSentences(passages: readonly Passage[], register: Facts): FactualSentence[] {
  const byFigure = Map.groupBy(register.facts, ({ figure }) => figure);
  return passages.flatMap((passage) => {
    const figures = figuresIn(passage.text.replace(TOKEN, ''))
      .filter((figure) => !register.years.includes(Number(figure)))
      .map((figure) => checkFigure(figure, byFigure.get(figure) ?? [], passage, register));
    return figures.length > 0 ? [{ ...passage, figures }] : [];
  });
}

function checkFigure(
  figure: string,
  known: readonly Fact[],
  passage: Passage,
  register: Facts,
): PrintedFigure {
  const meant = nearest(known, passage);
  const around = [passage.text, ...passage.headings].join(' ');
  const holding = meant.filter((fact) => holdsIn(fact, around));
  if (holding.length > 0) return { figure, facts: holding };
  const isPlain = meant.length === 0 && COUNT.test(figure);
  if (isPlain || isOfExample(figure, passage, register)) return { figure, facts: [] };
  return { figure, facts: [], objection: objectionTo(known, meant) };
}

/** The facts whose `about` words are nearest: in the sentence, else in its paragraph, else in a heading above. */
function nearest(known: readonly Fact[], { text, paragraph, headings }: Passage): Fact[] {
  const widths = [text, paragraph, ...headings.toReversed()];
  for (const words of widths) {
    const meant = known.filter((fact) => fact.about?.some((word) => mentions(words, word)));
    if (meant.length > 0) return meant;
  }
  return known.filter((fact) => fact.about === undefined);
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a text contains a word with this beginning, or this phrase. */
function mentions(text: string, word: string): boolean {
  const [lower, begun] = [text.toLowerCase(), word.toLowerCase()];
  // A pattern for each word would take a millisecond to compile.
  for (let at = lower.indexOf(begun); at >= 0; at = lower.indexOf(begun, at + 1)) {
    if (!LETTER.test(lower.charAt(at - 1))) return true;
  }
  return false;
}

/** Whether a fact holds among these words: a time-bound fact needs one of its years nearby. */
function holdsIn(fact: Fact, around: string): boolean {
  return fact.mark === 'stable' || fact.years.some((year) => around.includes(String(year)));
}

function isOfExample(figure: string, { file }: Passage, { examples }: Facts): boolean {
  return examples.some((entry) => entry.file === file && entry.figures.includes(figure));
}

function objectionTo(known: readonly Fact[], meant: readonly Fact[]): string {
  if (known.length === 0) return 'is neither a claim’s token nor a fact in content/facts.yaml';
  if (meant.length === 0) {
    const words = known.flatMap((fact) => fact.about ?? []).join(', ');
    return `stands in content/facts.yaml as another fact: expected one of its words near it (${words})`;
  }
  return 'is time-bound, and neither the sentence nor its heading names the year';
}
