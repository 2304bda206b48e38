import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../../base/settings/settings.ts';
import type { Inbox } from '../inbox.ts';
import { sendersOfTexts } from '../spam/senders.ts';
import { QUARANTINE_SCORE, signsOfSpam } from '../spam/signs.ts';
import type { NewMessage } from '../store.ts';
import { parseMessage, type Rejection, readForm } from './form.ts';
import { messageLimit } from './limit.ts';
import { networkOf } from './network.ts';

/** A posted form, and the request that brought it. */
interface PostedForm {
  body: string;
  headers: IncomingHttpHeaders;
  address: string;
}

/** The outcome of a posted form; stored ones get the same answer, quarantined or not. */
export type Outcome =
  | { kind: 'stored'; id: number }
  | { kind: 'full'; retryAfterS: number }
  | ({ kind: 'refused' } & Rejection);

/** How long copies of a message are taken for a double tap, or for a second try of a visitor or a proxy. */
const REPEAT_MS = 5 * 60_000;

/**
 * Takes posted contact forms and keeps their messages. One that comes twice is kept once; one that
 * looks like spam, or is over a limit, is quarantined.
 *
 * @returns rejects with what the inbox throws; nothing is acknowledged then
 */
export function createFormReceiver(
  inbox: Pick<Inbox, 'add'>,
  settings: Pick<Settings, 'SITE_URL' | 'RATE_LIMIT'>,
): (posted: PostedForm) => Promise<Outcome> {
  const isSecure = settings.SITE_URL.startsWith('https:');
  const counted = messageLimit(settings.RATE_LIMIT);
  const sendersOf = sendersOfTexts();

  return async ({ body, headers, address }) => {
    const form = readForm(body);
    const message = parseMessage(form);
    if ('fields' in message) return { kind: 'refused', ...message };
    const network = networkOf(address);
    const { isOver, retryAfterS, isFlood, uncount } = counted(network);
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
    // What looks like spam is delivered to nobody, so it takes none of the hour's room.
    if (isFlood()) return keep('limit', 'many messages came within the hour');
    return keep('', '');
  };
}
