import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../../base/settings/settings.ts';
import type { Inbox } from '../inbox.ts';
import { sendersOfTexts } from '../spam/senders.ts';
import { QUARANTINE_SCORE, signsOfSpam } from '../spam/signs.ts';
import type { NewMessage } from '../store.ts';
import { parseMessage, type Rejection, readForm } from './form.ts';
import { messageCounter } from './limit.ts';
import { networkOf } from './network.ts';

/** A posted form, and the request that brought it. */
interface PostedForm {
  body: string;
  headers: IncomingHttpHeaders;
  address: string;
}

/** The outcome of a posted form; all stored messages get the same response, quarantined or not. */
export type Outcome =
  | { kind: 'stored'; id: number }
  | { kind: 'full'; retryAfterS: number }
  | ({ kind: 'refused' } & Rejection);

/** How long an identical message counts as a repeat: a double tap, or another try of a visitor or a proxy. */
const REPEAT_MS = 5 * 60_000;

/**
 * Returns a function that validates posted contact forms and stores their messages. A repeated message
 * is stored once; a message that looks like spam or exceeds a limit is quarantined.
 *
 * @returns a function that rejects with the inbox's error; the message is then not acknowledged
 */
export function createFormReceiver(
  inbox: Pick<Inbox, 'add'>,
  settings: Pick<Settings, 'SITE_URL' | 'RATE_LIMIT'>,
): (posted: PostedForm) => Promise<Outcome> {
  const isSecure = settings.SITE_URL.startsWith('https:');
  const counted = messageCounter(settings.RATE_LIMIT);
  const sendersOf = sendersOfTexts();

  return async ({ body, headers, address }) => {
    const form = readForm(body);
    const message = parseMessage(form);
    if ('fields' in message) return { kind: 'refused', ...message };
    const network = networkOf(address);
    const { isOver, retryAfterS, countForDelivery, uncount } = counted(network);
    if (retryAfterS !== undefined) return { kind: 'full', retryAfterS };

    const signs = signsOfSpam({
      message,
      headers,
      isSecure,
      senders: sendersOf(message, network),
    });
    const score = signs.reduce((sum, { points }) => sum + points, 0);
    const keep = async (
      quarantine: NewMessage['quarantine'],
      remarks: string,
    ): Promise<Outcome> => {
      const arrival = { message, quarantine, remarks, repeatMs: REPEAT_MS };
      const id = await inbox.add(arrival).catch((error: unknown) => {
        uncount();
        throw error;
      });
      return { kind: 'stored', id };
    };

    if (form.isTrapped) return keep('trap', 'the hidden field is filled in');
    if (score >= QUARANTINE_SCORE) return keep('score', signs.map(({ words }) => words).join('; '));
    if (isOver) return keep('limit', 'many messages came from the same internet connection');
    // After the checks for spam: spam is not delivered, so it does not count for the hourly maximum.
    if (countForDelivery()) return keep('limit', 'many messages came within the hour');
    return keep('', '');
  };
}
