import type { PaperEntry } from '../content/schemas/paper.ts';
import { paperPath } from './addresses.ts';
import { lookupKey } from './normalize-query.ts';

/** Links papers named in HTML to their pages; `path` is the path of the page that contains the HTML. */
export type LinkCodes = (html: string, path?: string) => string;

const SECTION_STARTS = /(?=<(?:section|h2)\b)/;
const LINKED = /\shref="[^"#?]*(\/find\/[a-z\d-]+)/g;

/** Text, a comment, a script or style element, or a tag with its slash, name and attributes. */
const PARTS =
  /[^<]+|<!--[\s\S]*?-->|<(?:script|style)\b[\s\S]*?<\/(?:script|style)>|<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;

const VOID = new Set(['img', 'input', 'br', 'hr', 'link', 'meta', 'source']);

/** Elements without links: headings, links, controls, drawings, code and islands. */
const CLOSED = new Set(
  'h1 h2 h3 h4 h5 h6 caption thead a nav button summary label form svg code pre astro-island'.split(
    ' ',
  ),
);
/** More such elements: pictures, hidden text, citations, and list items that are links as a whole. */
const CLOSED_BY = /\s(?:role="img"|aria-hidden="true"|data-cited|class="[^"]*\blinked-items\b)/;

/**
 * A code, with the word for its kind if that precedes it: capitals and at least one digit, such as
 * 1120-S. Does not match within a word, a sum, an address, a longer code or a decimal, nor a
 * paragraph such as 401(k).
 */
const CODES =
  /(?<![\p{L}\d$#&/.,_-])(?:(FinCEN|(?:Form|Letter|Notice|Schedule)s?)\s)?((?=[A-Z-]*\d)[A-Z\d]+(?:-[A-Z\d]+)*)s?(?![\p{L}\d(_-]|[.,/]\d)/gu;

/**
 * Returns a function that links the first mention of each paper in each section of HTML. It skips
 * headings, links and controls, the paper's own page, and papers that the section links already. A
 * section begins with a `section` element or an h2. A code with a letter or a hyphen is linked if it is
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
    /** The outermost element without links that is open, and how many of its name are open. */
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
