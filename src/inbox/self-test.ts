import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { messageOf } from '../base/errors/message-of.ts';
import { FORM_NAME, FORM_NAME_FIELD } from './fields.ts';
import { deliveryStatus } from './print.ts';
import { type MessageStore, openMessageStore } from './store.ts';
import type { StoredMessage } from './stored-message.ts';

const LOOK_EVERY_MS = 200;

/** The expected route of a message. */
interface DeliveryRoute {
  /** The address of the page with the form. */
  page: string;
  /** The file in which it should arrive. */
  path: string;
  /** The channels that should deliver it. */
  channels: readonly string[];
  /** The time limit in milliseconds for each response of the site, and for all deliveries together. */
  withinMs: number;
}

/**
 * Sends a message as a visitor does, waits until it is on disk and every channel has delivered it,
 * and removes it.
 *
 * @throws Error that says where it stopped
 */
export async function selfTest({ page, path, channels, withinMs }: DeliveryRoute): Promise<void> {
  const id = crypto.randomUUID();
  await sendAsVisitor(page, id, withinMs);
  const deadline = performance.now() + withinMs;
  const missing = `It is not in ${path}: does the site keep its messages elsewhere?`;
  // Opening would create a missing file.
  if (!existsSync(path)) throw new Error(missing);
  const store = openMessageStore(path);
  const found = store.list({ search: id }, 1);
  try {
    const [message] = found;
    // The site acknowledges only messages on its disk, so a missing one is in another folder.
    if (message === undefined) throw new Error(missing);
    await followDeliveries(message, store, channels, deadline);
  } finally {
    store.remove(found.map((message) => message.id));
    store.close();
  }
}

/** Opens the page and sends its form, as a visitor's browser with script does. */
async function sendAsVisitor(page: string, id: string, withinMs: number): Promise<void> {
  const opened = await request(page, withinMs);
  if (!(await opened.text()).includes(`name="${FORM_NAME}"`)) {
    throw new Error(`${opened.url} has no contact form.`);
  }
  const { origin } = new URL(opened.url);
  const sent = await request(`${origin}/`, withinMs, {
    method: 'POST',
    body: new URLSearchParams({
      [FORM_NAME_FIELD]: FORM_NAME,
      name: 'Self-test of the contact form',
      email: 'self-test@example.com',
      message: `The site sent this to itself to see that messages arrive. Nobody needs to answer. (${id})`,
    }),
  });
  if (!(await sent.text()).includes('"ok":true')) {
    throw new Error(`${sent.url} answered ${sent.status}, but not that it has the message.`);
  }
}

async function request(url: string, withinMs: number, post: RequestInit = {}): Promise<Response> {
  const headers = {
    'user-agent': 'Mozilla/5.0 (self-test of the contact form)',
    accept: post.method ? 'application/json' : 'text/html',
    'sec-fetch-site': 'same-origin',
  };
  const signal = AbortSignal.timeout(withinMs);
  const answer = await fetch(url, { headers, signal, ...post }).catch((cause: Error) => {
    throw new Error(`${url} cannot be reached (${messageOf(cause.cause ?? cause)}).`, { cause });
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer;
}

async function followDeliveries(
  { id, quarantine, remarks }: StoredMessage,
  store: MessageStore,
  expected: readonly string[],
  deadline: number,
): Promise<void> {
  if (quarantine !== '') {
    throw new Error(`It was quarantined (${remarks}), so no channel delivers it.`);
  }
  const channels = store.deliveries.of(id).map(({ channel }) => channel);
  const unknown = expected.find((channel) => !channels.includes(channel));
  if (unknown !== undefined) {
    throw new Error(`The site does not deliver by ${unknown}: start it again with its settings.`);
  }
  for (;;) {
    const late = store.deliveries.of(id).find(({ state }) => state !== 'done');
    if (late === undefined) return;
    if (performance.now() > deadline)
      throw new Error(`By ${late.channel} it was ${deliveryStatus(late)}.`);
    await setTimeout(LOOK_EVERY_MS);
  }
}
