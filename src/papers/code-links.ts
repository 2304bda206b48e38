import type { PaperEntry } from '../content/schemas/paper.ts';
import { paperPath } from './addresses.ts';
import { lookupKey } from './normalize-query.ts';

/** Links the papers that HTML names to their pages; `path` is the page it is for. */
export type LinkCodes = (html: string, path?: string) => string;

const SECTION_STARTS = /(?=<(?:section|h2)\b)/;
const LINKED = /\shref="[^"#?]*(\/find\/[a-z\d-]+)/g;

/** Text, a comment, what contains no markup, or a tag with its slash, name and attributes. */
const PARTS =
  /[^<]+|<!--[\s\S]*?-->|<(?:script|style)\b[\s\S]*?<\/(?:script|style)>|<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;

const VOID = new Set(['img', 'input', 'br', 'hr', 'link', 'meta', 'source']);

/** Headings, links and controls; drawings, code and what a script takes over. */
const CLOSED = new Set(
  'h1 h2 h3 h4 h5 h6 caption thead a nav button summary label form svg code pre astro-island'.split(
    ' ',
  ),
);
/** Elements without links: pictures, hidden text, others' documents, and items that are links as a whole. */
const CLOSED_BY = /\s(?:role="img"|aria-hidden="true"|data-cited|class="[^"]*\blinked-items\b)/;

/**
 * A code and the word for its kind, if that stands before it: capitals and digits, such as 1120-S,
 * at least one a digit. Not within a word, a sum, an address, a longer code or a decimal, and no
 * paragraph: 401(k).
 */
const CODES =
  /(?<![\p{L}\d$#&/.,_-])(?:(FinCEN|(?:Form|Letter|Notice|Schedule)s?)\s)?((?=[A-Z-]*\d)[A-Z\d]+(?:-[A-Z\d]+)*)s?(?![\p{L}\d(_-]|[.,/]\d)/gu;

/**
 * Returns a function that links the first mention of each paper in each section of HTML. It skips
 * headings, links and controls, the paper's own page, and papers that the section links already. A
 * section begins with its element or an h2. A code with a letter or a hyphen is linked wherever it is
 * spelled as in the register; a bare number only after its kind, as in Form 941, or as an element's
 * whole text, as in a list of forms. Expects well-formed HTML.
 */
export function codeLinker(papers: readonly Pick<PaperEntry, 'code' | 'kind'>[]): LinkCodes {
  const asPrinted = new Map(papers.map((paper) => [paper.code, paper]));
  const byKey = new Map(papers.map((paper) => [lookupKey(paper.code), paper]));
  const named = (code: string, word: string | undefined, isAlone: boolean) => {
    if (word === undefined) return isAlone || /\D/.test(code) ? asPrinted.get(code) : undefined;
    const kind = word === 'FinCEN' ? 'form' : word.toLowerCase().replace(/s$/, '');
    const paper = byKey.get(lookupKey(code));
    return paper && (/\D/.test(paper.code) || paper.kind === kind) ? paper : undefined;
  };
  return (html, path = '') => {
    /** The outermost closed element around a place, and how many of its name are open. */
    let closed = '';
    let depth = 0;
    const sections = html.split(SECTION_STARTS).map((section) => {
      const linked = new Set([path, ...section.matchAll(LINKED).map(([, href]) => href)]);
      const link = (words: string, paper?: { code: string }) => {
        const href = paper && paperPath(paper.code);
        if (href === undefined || linked.has(href)) return words;
        linked.add(href);
        return `<a href="${href}">${words}</a>`;
      };
      return section.replace(PARTS, (part, slash?: string, name = '', attributes = '') => {
        const inText = (words: string, word: string | undefined, code: string) =>
          link(words, named(code, word, code === part));
        if (!part.startsWith('<')) return depth > 0 ? part : part.replace(CODES, inText);
        if (depth > 0) depth += name !== closed ? 0 : slash ? -1 : 1;
        else if (!slash && !VOID.has(name) && (CLOSED.has(name) || CLOSED_BY.test(attributes))) {
          [closed, depth] = [name, 1];
        }
        return part;
      });
    });
    return sections.join('');
  };
}
