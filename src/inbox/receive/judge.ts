import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../../base/settings/settings.ts';
import { type Message, remarksOn } from '../message.ts';
import { scoreOf, signsOfSpam, THRESHOLD } from '../spam/score.ts';
import { sendersOfTexts } from '../spam/senders.ts';
import { judgeToken } from '../spam/token.ts';
import type { Arrival } from '../store.ts';
import type { Form } from './form.ts';
import type { Place } from './limit.ts';
import { networkOf } from './network.ts';

/** The judge's dependencies. */
export interface FormRules {
  settings: Pick<Settings, 'SITE_URL' | 'RATE_LIMIT'>;
  /** The key that signs the forms' tokens. */
  tokenKey: Buffer;
}

/** A valid message and its request. */
export interface Sent {
  form: Pick<Form, 'isTrapped' | 'token'>;
  message: Message;
  headers: IncomingHttpHeaders;
  address: string;
  place: Pick<Place, 'isOver' | 'isFlood'>;
}

/** Decides whether a message is held back; remarks give the reasons. */
export function judge({
  settings,
  tokenKey,
}: FormRules): (sent: Sent) => Pick<Arrival, 'quarantine' | 'isSuspect' | 'remarks'> {
  const isSecure = settings.SITE_URL.startsWith('https:');
  const sendersOf = sendersOfTexts();
  return ({ form, message, headers, address, place }) => {
    if (form.isTrapped) {
      return { quarantine: 'trap', isSuspect: true, remarks: 'the hidden field is filled in' };
    }
    const token = judgeToken(form.token, tokenKey);
    const senders = sendersOf(message, networkOf(address));
    const signs = signsOfSpam({ message, headers, isSecure, token, senders });
    const isSpam = scoreOf(signs) >= THRESHOLD;
    const held = heldFor(place, isSpam);
    const remarks = [
      ...(isSpam ? signs.map(({ words }) => words) : []),
      ...(held === undefined ? [] : [held]),
      ...remarksOn(message),
    ];
    const quarantine = isSpam ? 'score' : held === undefined ? '' : 'limit';
    return { quarantine, isSuspect: isSpam || place.isOver, remarks: remarks.join('; ') };
  };
}

/** Why there are too many of it, in words. What looks like spam is delivered to nobody, so it takes none of the hour's room. */
function heldFor({ isOver, isFlood }: Sent['place'], isSpam: boolean): string | undefined {
  if (isOver) return 'many messages came from the same internet connection';
  return !isSpam && isFlood() ? 'many messages came within the hour' : undefined;
}
