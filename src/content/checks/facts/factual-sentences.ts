import type { Fact, Facts } from '../../schemas/facts.ts';
import { figuresIn } from './figures-in-text.ts';
import type { Passage } from './passages.ts';

/** A figure as a sentence prints it, with what the register has of it. */
export interface PrintedFigure {
  figure: string;
  /** The facts that are meant; none where it is a plain count or an example's own figure, or may not stand here. */
  facts: readonly Fact[];
  /** Why it may not stand here, if so. */
  objection?: string;
}

/** A sentence that prints figures. */
export interface FactualSentence extends Passage {
  figures: readonly PrintedFigure[];
}

/** Counts up to twelve, with or without a unit of time, and ordinals: they may stand without a source. */
const COUNT = /^(?:\d|1[0-2])(?: (?:day|week|month|year|hour)s)?$|^\d+(?:st|nd|rd|th)$/;

/** The placeholder of a figure that the firm claims. */
const TOKEN = /\{[a-z0-9-]+\}/g;

/** The sentences that print a figure, each figure found in the register of facts, or not. */
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

/** The facts whose words are nearest: in the sentence, else in its paragraph, else in a heading over it. */
function nearest(known: readonly Fact[], { text, paragraph, headings }: Passage): Fact[] {
  const widths = [text, paragraph, ...headings.toReversed()];
  for (const words of widths) {
    const meant = known.filter((fact) => fact.about?.some((word) => mentions(words, word)));
    if (meant.length > 0) return meant;
  }
  return known.filter((fact) => fact.about === undefined);
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a text has a word that begins so, or the words of a phrase. */
function mentions(text: string, word: string): boolean {
  const [lower, begun] = [text.toLowerCase(), word.toLowerCase()];
  // A pattern for each word would take a millisecond to compile.
  for (let at = lower.indexOf(begun); at >= 0; at = lower.indexOf(begun, at + 1)) {
    if (!LETTER.test(lower.charAt(at - 1))) return true;
  }
  return false;
}

/** Whether a fact may be printed among these words: one of certain years, where a year of them is named. */
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
