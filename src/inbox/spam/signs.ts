import type { IncomingHttpHeaders } from 'node:http';
import { FIELDS } from '../fields.ts';
import type { Message } from '../message.ts';
import { countOffers } from './offers.ts';

/** A message with this score is quarantined. No single sign reaches it. */
export const QUARANTINE_SCORE = 5;

/** A message's input for the score. */
export interface SpamInput {
  message: Message;
  /** The headers of the request that brought it. */
  headers: IncomingHttpHeaders;
  /** Whether the site is visited by https. */
  isSecure: boolean;
  /** Recent senders of the same text, this one included. */
  senders: number;
}

/** The points of each sign, and its words for the office; docs/decisions/0007-spam.md has the reasons. */
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

/** Whether a field of one line has a link that is more than a site's name. */
function hasLinkInLine(message: Message): boolean {
  return linesIn(message).some((line) => spelled.test(line));
}

/** Links with their scheme, or names such as example.com and bit.ly/a; marked up by a program they count most. */
function pointsForLinks(text: string): number {
  if (markup.test(text)) return 4;
  const count = [...text.matchAll(anywhere)].length;
  return count >= 3 ? 3 : Math.min(count * 2, 2);
}

/** How graphical browsers name themselves, and those for terminals. */
const BROWSER = /^(?:Mozilla\/\d\.\d \(|Opera\/|Lynx\/|w3m\/|E?Links |NetSurf\/|Dillo\/)/;
/** The first versions that send Sec-Fetch-Site to every https address. Older ones, and all of Safari's, may lack it. */
const SINCE = { Chrome: 80, Firefox: 90 };

/** Whether the headers are those of a browser, which says more where the site is visited by https. */
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
