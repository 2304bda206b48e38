import type { PaperEntry } from '../content/schemas/paper.ts';
import { lookupKey } from './readings.ts';

/** The key of a mention. */
export type Mentionable = Pick<PaperEntry, 'code' | 'kind'>;

/** A mention of a paper in a text: the indexes of its code's first character and of the one after its last. */
export interface Mention {
  readonly code: string;
  /** The index of the word for its kind, as Form in Form 941; `start` if there is none. */
  readonly kindStart: number;
  readonly start: number;
  readonly end: number;
  /** Whether the text has nothing but codes. */
  readonly isListed: boolean;
}

/** Finds the papers that a text names, in order, each as often as it is named. */
export type FindMentions = (text: string, isList: boolean) => Mention[];

/** Capitals and digits, at least one of these, such as 1120-S or, of several, W-2s. */
const CODE = String.raw`(?=[A-Z-]*\d)([A-Z\d]+(?:-[A-Z\d]+)*)s?`;

/** Not within a word, a sum, an address, a longer code or a decimal, and no paragraph: 401(k). */
const CODES = new RegExp(String.raw`(?<![\p{L}\d$#&/.,_-])${CODE}(?![\p{L}\d(_-]|[.,/]\d)`, 'gu');
const ONLY_CODES = new RegExp(String.raw`^\s*${CODE}(?:(?:, | · |,? (?:and|or) )${CODE})*\s*$`);

/** The words that precede a number that is a code, and their longest length. */
const KIND = /(?<![\p{L}\d-])(Form|FinCEN|Letter|Notice|Schedule)(s?)\s$/u;
const LONGEST_KIND = 11;

/** Words between codes that share their kind's word: after one form a sentence may go on with a number. */
const NEXT_OF_SEVERAL = /^(?:,|,? (?:and|or)) $/;
const NEXT_OF_ONE = /^ or $/;

/**
 * Makes what finds the papers of a register in running text, markup removed. A code with a letter or
 * a hyphen is one wherever it stands as the register has it. A number is one only after its kind, as
 * in Form 941 or Forms 1065 and 1120, or in a text of nothing but codes, where `isList` says that the
 * text is an item of a list of forms.
 */
export function mentionsOf(papers: readonly Mentionable[]): FindMentions {
  const asPrinted = new Map(papers.map((paper) => [paper.code, paper]));
  const byKey = new Map(papers.map((paper) => [lookupKey(paper.code), paper]));
  return (text, isList) => {
    const mentions: Mention[] = [];
    const isListed = isList && ONLY_CODES.test(text);
    let kind: string | undefined;
    let next = NEXT_OF_ONE;
    let last = 0;
    for (const { 0: whole, 1: code = '', index } of text.matchAll(CODES)) {
      let kindStart = index;
      const [before, word, plural] =
        KIND.exec(text.slice(Math.max(last, index - LONGEST_KIND), index)) ?? [];
      if (before !== undefined && word !== undefined) {
        kind = word === 'FinCEN' ? 'form' : word.toLowerCase();
        next = plural ? NEXT_OF_SEVERAL : NEXT_OF_ONE;
        if (!plural) kindStart -= before.length;
      } else if (!next.test(text.slice(last, index))) {
        kind = undefined;
      }
      const paper = kind === undefined ? asPrinted.get(code) : byKey.get(lookupKey(code));
      if (paper && (/\D/.test(paper.code) || paper.kind === kind || isListed)) {
        const end = index + whole.length;
        mentions.push({ code: paper.code, kindStart, start: index, end, isListed });
      }
      last = index + whole.length;
    }
    return mentions;
  };
}
