import { paperPath } from './addresses.ts';
import { type Mentionable, mentionsOf } from './mentions.ts';

/** Links the papers that HTML names to their pages; `path` is the page it is for. */
export type LinkCodes = (html: string, path?: string) => string;

const SECTION_STARTS = /(?=<(?:section|h2)\b)/;
const LINKED = /\shref="[^"#?]*(\/find\/[a-z\d-]+)/g;

/** A comment, what contains no markup, or a tag with its slash, name and attributes. */
const MARKUP =
  /<!--[\s\S]*?-->|<(?:script|style)\b[\s\S]*?<\/(?:script|style)>|<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;

/** Tags within a sentence, and comments. */
const INLINE = new Set(['', 'span', 'strong', 'b', 'em', 'i', 'small', 'time']);
const VOID = new Set(['img', 'input', 'br', 'hr', 'link', 'meta', 'source']);

/** Headings, links and controls; drawings, code and what a script takes over. */
const CLOSED = new Set(
  'h1 h2 h3 h4 h5 h6 caption thead a nav button summary label form svg code pre astro-island'.split(
    ' ',
  ),
);
/** Elements without links: pictures, hidden text, others' documents, and items that are links as a whole. */
const CLOSED_BY = /\s(?:role="img"|aria-hidden="true"|data-cited|class="[^"]*\blinked-items\b)/;

/** An item of a list, or of a column of forms. */
const ITEM = /^<(?:li\b|td\b[^>]*\bdata-column="Form")/;

/** A piece of text between two tags, with its place in the HTML. */
interface Piece {
  readonly text: string;
  readonly at: number;
}

/** Text that only inline tags part, and whether it stands at the head of an item. */
interface Sentence {
  readonly pieces: readonly Piece[];
  readonly isItem: boolean;
}

/** The outermost closed element around a place: its name, and how many of that name are open. */
interface Closed {
  name: string;
  depth: number;
}

/**
 * Makes what links each paper of a register once in each section of HTML: where a list of codes has
 * it, or where it is named first; not within a heading, a link or a control, not on its own page, and
 * not where the section links to it already. A section begins with its element or an h2. The HTML is
 * well-formed, as renderers and the sanitizer write it; the time is in proportion to its length.
 */
export function codeLinker(papers: readonly Mentionable[]): LinkCodes {
  const find = mentionsOf(papers);
  /** Mentions of papers, in order, each with its place in the HTML; none that tags split. */
  const mentioned = ({ pieces, isItem }: Sentence) => {
    const text = pieces.map((piece) => piece.text).join('');
    let place = 0;
    let from = 0;
    return find(text, isItem).flatMap(({ code, kindStart, start, end, isListed }) => {
      let piece = pieces[place];
      while (piece && end > from + piece.text.length) {
        from += piece.text.length;
        place += 1;
        piece = pieces[place];
      }
      const first = kindStart < from ? start : kindStart;
      if (!piece || first < from) return [];
      const words = text.slice(first, end);
      return { href: paperPath(code), at: piece.at + first - from, words, isListed };
    });
  };
  return (html, path = '') => {
    const closed: Closed = { name: '', depth: 0 };
    const sections = html.split(SECTION_STARTS).map((section) => {
      const named = [...sentencesOf(section, closed)].flatMap(mentioned);
      if (named.length === 0) return section;
      const linked = new Set([path, ...section.matchAll(LINKED).map(([, href]) => href)]);
      const links = [...Map.groupBy(named, ({ href }) => href)]
        .filter(([href]) => !linked.has(href))
        .flatMap(([, each]) => each.find(({ isListed }) => isListed) ?? each.slice(0, 1))
        .toSorted((a, b) => a.at - b.at);
      let result = '';
      let copied = 0;
      for (const { href, at, words } of links) {
        result += `${section.slice(copied, at)}<a href="${href}">${words}</a>`;
        copied = at + words.length;
      }
      return result + section.slice(copied);
    });
    return sections.join('');
  };
}

/** The text of HTML outside closed elements; `closed` is that around its beginning, and then its end. */
function* sentencesOf(html: string, closed: Closed): Generator<Sentence> {
  let pieces: Piece[] = [];
  let isItem = false;
  let at = 0;
  for (const { 0: markup, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(
    MARKUP,
  )) {
    if (closed.depth === 0 && index > at) pieces.push({ text: html.slice(at, index), at });
    at = index + markup.length;
    if (closed.depth > 0) {
      if (name === closed.name) closed.depth += slash ? -1 : 1;
      continue;
    }
    const isClosed = !slash && !VOID.has(name) && (CLOSED.has(name) || CLOSED_BY.test(attributes));
    if (isClosed) Object.assign(closed, { name, depth: 1 });
    else if (INLINE.has(name)) continue;
    if (pieces.length > 0) yield { pieces, isItem };
    pieces = [];
    isItem = ITEM.test(markup);
  }
  const text = closed.depth === 0 ? html.slice(at) : '';
  yield { pieces: [...pieces, { text, at }], isItem };
}
