import type { IncomingHttpHeaders } from 'node:http';
import { FIELDS } from '../fields.ts';
import type { Message } from '../message.ts';
import { countOffers } from './offers.ts';

/** A message with this score is quarantined. No single sign reaches it. */
export const QUARANTINE_SCORE = 5;

/** The facts about a message that decide its score. */
export interface SpamInput {
  message: Message;
  headers: IncomingHttpHeaders;
  /** Whether the site's address is https. */
  isSecure: boolean;
  /** The number of recent senders of the same text, including this one. */
  senders: number;
}

/** The points of each sign, and its words for the office; see docs/decisions/0007-spam.md for the reasons. */
const SIGNS: readonly { words: string; points: (evidence: SpamInput) => number }[] = [
  {
    words: 'a link in the name or phone number',
    points: ({ message }) => (hasLinkInLine(message) ? 4 : 0),
  },
  { words: 'links', points: ({ message }) => pointsForLinks(textIn(message)) },
  {
    words: 'words of an advertisement',
    points: ({ message }) =>
      Math.min(countOffers([...linesIn(message), textIn(message)].join('\n')) * 2, 4),
  },
  {
    words: 'not sent as browsers send it',
    points: ({ headers, isSecure }) => (isBrowser(headers, isSecure) ? 0 : 3),
  },
  { words: 'the same text from others', points: ({ senders }) => (senders > 1 ? senders : 0) },
];

/** The signs of a message, with their points. */
export function signsOfSpam(evidence: SpamInput): { words: string; points: number }[] {
  return SIGNS.map(({ words, points }) => ({ words, points: points(evidence) })).filter(
    ({ points }) => points > 0,
  );
}

const linesIn = (message: Message) =>
  FIELDS.filter(({ kind }) => kind === 'text' || kind === 'tel').map(({ name }) => message[name]);
const textIn = (message: Message) =>
  FIELDS.filter(({ kind }) => kind === 'textarea')
    .map(({ name }) => message[name])
    .join('\n');

const NAME = String.raw`(?<![@\p{L}\d._-])(?:[\p{L}\d-]+\.)+`;
/** Top-level domains that make a name a link; after others, a space may be missing: "2024.Please". */
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

/** Whether a one-line field contains a link, and not only the name of a site. */
function hasLinkInLine(message: Message): boolean {
  return linesIn(message).some((line) => spelled.test(line));
}

/** The points for links: with a scheme, or names such as bit.ly/a. Markup, which programs write, counts most. */
function pointsForLinks(text: string): number {
  if (markup.test(text)) return 4;
  const count = [...text.matchAll(anywhere)].length;
  return count >= 3 ? 3 : Math.min(count * 2, 2);
}

/** The user agents of graphical and terminal browsers. */
const BROWSER = /^(?:Mozilla\/\d\.\d \(|Opera\/|Lynx\/|w3m\/|E?Links |NetSurf\/|Dillo\/)/;
/** The first versions that send Sec-Fetch-Site to every https address. Older versions, and any Safari, may not send it. */
const SINCE = { Chrome: 80, Firefox: 90 };

/** Whether the headers look like a browser's; over https, a recent browser must also send Sec-Fetch-Site. */
function isBrowser(headers: IncomingHttpHeaders, isSecure: boolean): boolean {
  const name = headers['user-agent'] ?? '';
  if (!BROWSER.test(name)) return false;
  return !(isSecure && isRecent(name)) || headers['sec-fetch-site'] !== undefined;
}

function isRecent(userAgent: string): boolean {
  return Object.entries(SINCE).some(([name, version]) => {
    const [, major = ''] = new RegExp(` ${name}/(\\d+)`).exec(userAgent) ?? [];
    return Number(major) >= version;
  });
}
