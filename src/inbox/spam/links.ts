const NAME = String.raw`(?<![@\p{L}\d._-])(?:[\p{L}\d-]+\.)+`;
/** Endings that make a name a link by themselves; others may follow a missing space. */
const CLEAR = 'com|net|org|info|biz|ru|xyz|io|рф';
const WITH_PATH = String.raw`\p{L}{2,10}\/(?=[\p{L}\d])`;
const END = String.raw`(?![@\p{L}\d-])`;

const SPELLED = String.raw`https?:\/\/[^\s<>"'\])]+|(?<![\p{L}\d.])www\.[^\s<>"'\])]+`;
const spelled = new RegExp(`${SPELLED}|${NAME}(?:${CLEAR}|me|ly|gl|gg|cc|link|top|site)\\/`, 'iu');
const anywhere = new RegExp(
  `${SPELLED}|${NAME}(?:(?:${CLEAR})${END}|${WITH_PATH})[^\\s<>"'\\])]*`,
  'giu',
);
const markup = /<a\s[^<>]{0,200}href|\[(?:url|link)\b/i;

/** How many links a text has: with their scheme, or as names such as example.com and bit.ly/a. */
export function countLinks(text: string): number {
  return [...text.matchAll(anywhere)].length;
}

/** Whether a text has a link that is more than a site's name. */
export function hasSpelledLink(text: string): boolean {
  return spelled.test(text);
}

/** Whether a link is marked up, in HTML or as forums do. */
export function hasLinkMarkup(text: string): boolean {
  return markup.test(text);
}
