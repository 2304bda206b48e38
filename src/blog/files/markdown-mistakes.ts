import { visit } from 'unist-util-visit';
import { type Mistake, textMistakes } from '../../content/reader/text-mistakes.ts';
import { linkKind } from '../html/address.ts';
import { isShownTag } from '../html/sanitize.ts';
import { type MarkdownTree, parseMarkdown } from './markdown.ts';

/** The highest number of a list item; a higher number is a year, an amount or a ZIP code. */
const HIGHEST_POINT = 99;

/** Replaces each character that Markdown parsed as markup. */
const UNDERSTOOD = '\u0000';

/** Markup characters that would be printed: the patterns apply after parsed markup is removed. */
const PRINTED: readonly (readonly [pattern: RegExp, expected: string])[] = [
  [
    /!?\[[^\]\n]*(?:\]\s*\([^)\n]*\)?|\((?:\/|https?:|mailto:|tel:)[^)\]\n]*\))/g,
    'this link would be printed as it stands; expected [words](address), no space between, the address without spaces and quotes, closed by )',
  ],
  [
    /\*{2,3}/g,
    'this ** would be printed; expected one right before and one right after the bold words, with no space inside',
  ],
  [
    /\*(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.,;:!?])\*/gu,
    'this * would be printed; expected another around the slanted words, or \\* for the character itself',
  ],
  [/`/g, 'this ` would be printed; expected another, or \\` for the character itself'],
  [/\{[a-z\d-]+\}/g, 'a post has no words in braces; write the value itself'],
  [
    /^ {0,3}\|.*\n {0,3}\|/gm,
    'expected a line such as | --- | --- | below the head of a table, with as many cells as the head',
  ],
];

/**
 * Finds parts of a Markdown text that its page would omit, or print as markup.
 *
 * @param isForAll whether visitors see it: pictures of a draft may still lack their text alternative
 */
export function markdownMistakes(markdown: string, isForAll: boolean): Mistake[] {
  const tree = parseMarkdown(markdown);
  const mistakes = [
    ...textMistakes(markdown),
    ...printedSigns(markdown, tree),
    ...lostParts(markdown, tree, isForAll),
  ];
  return mistakes.toSorted((one, other) => one.offset - other.offset);
}

function printedSigns(markdown: string, tree: MarkdownTree): Mistake[] {
  const hidden = (text: string) => UNDERSTOOD.repeat(text.length);
  let rest = hidden(markdown);
  const show = (start: number, end: number) => {
    rest = rest.slice(0, start) + markdown.slice(start, end) + rest.slice(end);
  };
  // Text nodes without a position stay hidden.
  visit(tree, 'text', ({ position }) =>
    show(position?.start.offset ?? 0, position?.end.offset ?? 0),
  );
  for (const { index, 0: blanks } of markdown.matchAll(/^[ \t]+|\n/gm)) {
    show(index, index + blanks.length);
  }
  rest = rest.replace(/\\[!-/:-@[-`{-~]/g, hidden);
  const found: Mistake[] = [];
  for (const [pattern, expected] of PRINTED) {
    for (const { index, 0: match } of rest.matchAll(pattern)) {
      found.push({ offset: index + match.search(/\S/), expected });
    }
    rest = rest.replace(pattern, hidden);
  }
  return found;
}

function lostParts(markdown: string, tree: MarkdownTree, isForAll: boolean): Mistake[] {
  const found: Mistake[] = [];
  visit(tree, (node) => {
    const offset = node.position?.start.offset ?? 0;
    const source = markdown.slice(offset, node.position?.end.offset);
    const say = (expected: string) => void found.push({ offset, expected });
    switch (node.type) {
      case 'code':
        if (/^[`~]{3}/.test(source) && !/\n[ >]*(?:`{3,}|~{3,})\s*$/.test(source)) {
          say('expected a line of ``` below this one, where the code ends');
        }
        break;
      case 'list':
        if ((node.start ?? 0) > HIGHEST_POINT) {
          say(`this number begins a list; expected ${node.start}\\. for the number itself`);
        }
        break;
      case 'html':
        for (const [, tag = ''] of source.matchAll(/<\/?([a-z][\w-]*)/gi)) {
          if (isShownTag(tag.toLowerCase())) continue;
          say(
            `<${tag}> is left out of a page; write it in Markdown, or \\< for the character itself`,
          );
          break;
        }
        break;
      case 'link':
        if (!leads(node.url)) {
          say(
            `"${node.url}" leads nowhere; expected an address that begins with https://, mailto: or tel:, or a page of this site such as /contact`,
          );
        }
        break;
      case 'image':
        if (isForAll && !node.alt) say('expected ![what the picture shows](address)');
        break;
    }
  });
  return found;
}

/** Whether a post's link has a valid target: another site, a page of this site, or a part of the post. */
function leads(address: string): boolean {
  const kind = linkKind(address);
  return kind === 'site' ? /^[/#]./.test(address) || address === '/' : kind !== 'refused';
}
