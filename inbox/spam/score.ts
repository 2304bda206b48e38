import type { IncomingHttpHeaders } from 'node:http';
import { FIELDS } from '../fields.ts';
import type { Message } from '../message.ts';
import { pointsForHeaders } from './browser.ts';
import { countLinks, hasLinkMarkup, hasSpelledLink } from './links.ts';
import { countOffers } from './offers.ts';
import type { TokenVerdict } from './token.ts';

/** From here on a message is kept aside. What honest people do too stays below it on its own. */
export const THRESHOLD = 5;

/** What a message is judged by. */
export interface Evidence {
  message: Message;
  /** Of the request that brought it. */
  headers: IncomingHttpHeaders;
  /** Whether the site is visited by https. */
  isSecure: boolean;
  token: TokenVerdict;
  /** How many addresses sent the same text of late, this one included. */
  senders: number;
}

/** Something that speaks for spam. */
export interface Sign {
  points: number;
  /** For whoever looks at the message. */
  words: string;
}

/** Points of each sign; docs/decisions/0016-spam.md has the reasons. */
const POINTS = {
  linkInLine: 5,
  markup: 4,
  links: (count: number) => (count >= 3 ? 3 : Math.min(count * 2, 2)),
  offers: (count: number) => Math.min(count * 2, 4),
  senders: (count: number) => (count > 1 ? Math.min(count, 5) : 0),
  token: { none: 0, fine: 0, early: 2, forged: 3 },
} as const;

const lines = FIELDS.filter(({ kind }) => kind === 'text' || kind === 'tel');
const texts = FIELDS.filter(({ kind }) => kind === 'textarea');

/** What speaks for a message being spam. */
export function signsOfSpam(evidence: Evidence): Sign[] {
  const { message, headers, isSecure, token, senders } = evidence;
  const typed = [...lines, ...texts].map(({ name }) => message[name]).join('\n');
  const links = countLinks(typed);
  const signs: Sign[] = lines
    .filter(({ name }) => hasSpelledLink(message[name]))
    .map(({ name }) => ({ points: POINTS.linkInLine, words: `a link in the ${name}` }));
  signs.push(
    { points: hasLinkMarkup(typed) ? POINTS.markup : 0, words: 'links marked up by a program' },
    { points: POINTS.links(links), words: links === 1 ? '1 link' : `${links} links` },
    { points: POINTS.offers(countOffers(typed)), words: 'words of an advertisement' },
    { points: pointsForHeaders(headers, isSecure), words: 'not sent as browsers send it' },
    { points: POINTS.senders(senders), words: `the same text from ${senders} email addresses` },
    {
      points: POINTS.token[token],
      words: token === 'early' ? 'filled in within 3 seconds' : 'a made-up token',
    },
  );
  return signs.filter(({ points }) => points > 0);
}

/** The points of all signs. */
export function scoreOf(signs: readonly Sign[]): number {
  return signs.reduce((sum, { points }) => sum + points, 0);
}
