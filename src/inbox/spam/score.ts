import type { IncomingHttpHeaders } from 'node:http';
import { FIELDS } from '../fields.ts';
import type { Message } from '../message.ts';
import { pointsForHeaders } from './browser.ts';
import { countLinks, hasLinkMarkup, hasSpelledLink } from './links.ts';
import { countOffers } from './offers.ts';
import type { TokenVerdict } from './token.ts';

/** A message with this score is held back. No single sign reaches it. */
export const THRESHOLD = 5;

/** A message's input for the score. */
export interface Evidence {
  message: Message;
  /** The headers of the request that brought it. */
  headers: IncomingHttpHeaders;
  /** Whether the site is visited by https. */
  isSecure: boolean;
  token: TokenVerdict;
  /** Recent senders of the same text, this one included. */
  senders: number;
}

/** A sign of spam. */
export interface Sign {
  points: number;
  /** The sign in words, for the office. */
  words: string;
}

/** Points of each sign; docs/decisions/0007-spam.md has the reasons. */
const POINTS = {
  linkInLine: 4,
  markup: 4,
  links: (count: number) => (count >= 3 ? 3 : Math.min(count * 2, 2)),
  offers: (count: number) => Math.min(count * 2, 4),
  senders: (count: number) => (count > 1 ? Math.min(count, 3) : 0),
  token: { none: 0, fine: 0, early: 2, forged: 3 },
} as const;

const lines = FIELDS.filter(({ kind }) => kind === 'text' || kind === 'tel');
const texts = FIELDS.filter(({ kind }) => kind === 'textarea');

/** The signs of a message. */
export function signsOfSpam(evidence: Evidence): Sign[] {
  const { message, headers, isSecure, token, senders } = evidence;
  const linked = lines.map(({ name }) => name).filter((name) => hasSpelledLink(message[name]));
  const text = texts.map(({ name }) => message[name]).join('\n');
  const typed = [...lines.map(({ name }) => message[name]), text].join('\n');
  const signs: Sign[] = [
    {
      points: linked.length > 0 ? POINTS.linkInLine : 0,
      words: `a link in the ${linked.join(' and the ')}`,
    },
    signOfLinks(text),
    { points: POINTS.offers(countOffers(typed)), words: 'words of an advertisement' },
    { points: pointsForHeaders(headers, isSecure), words: 'not sent as browsers send it' },
    { points: POINTS.senders(senders), words: `the same text from ${senders} senders` },
    {
      points: POINTS.token[token],
      words: token === 'early' ? 'filled in within 3 seconds' : 'a made-up token',
    },
  ];
  return signs.filter(({ points }) => points > 0);
}

/** A link that is marked up is not counted a second time. */
function signOfLinks(text: string): Sign {
  if (hasLinkMarkup(text)) return { points: POINTS.markup, words: 'links marked up by a program' };
  const links = countLinks(text);
  return { points: POINTS.links(links), words: links === 1 ? '1 link' : `${links} links` };
}

/** The points of all signs. */
export function scoreOf(signs: readonly Sign[]): number {
  return signs.reduce((sum, { points }) => sum + points, 0);
}
