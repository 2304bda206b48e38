import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { byField } from '../by-field.ts';
import type { Message } from '../message.ts';
import { deliveryStatus, QUARANTINE_LABELS } from '../print.ts';
import { type MessageStore, openMessageStore } from '../store.ts';
import type { StoredMessage } from '../stored-message.ts';
import { certificateNearsEnd } from './certificate.ts';
import { sendAsVisitor } from './visitor.ts';

const LOOK_EVERY_MS = 200;

/** The way that a message should go. */
export interface DeliveryRoute {
  /** The address of the page with the form. */
  page: string;
  /** The file in which it should arrive. */
  path: string;
  /** The channels that should deliver it. */
  channels: readonly string[];
  /** How long each answer of the site may take, and then the way from its thanks to the last channel. */
  withinMs: number;
}

/**
 * Sends a message as a visitor does, follows it into the messages on disk and out of every
 * channel, and removes it. Where the site's certificate nears its end, the message says so too, and
 * the test fails.
 *
 * @param onStep told what has worked, in words
 * @throws Error saying where it stopped
 */
export async function selfTest(
  route: DeliveryRoute,
  onStep: (words: string) => void,
): Promise<void> {
  const { page, path, withinMs } = route;
  const id = crypto.randomUUID();
  const certificate = await certificateNearsEnd(page, withinMs);
  await sendAsVisitor(page, messageWith(id, certificate), withinMs, onStep);
  const deadline = performance.now() + withinMs;
  const missing = `It is not in ${path}: does the site keep its messages elsewhere?`;
  // Opening a file that is not there would make one.
  if (!existsSync(path)) throw new Error(missing);
  const store = openMessageStore(path);
  const found = store.list({ search: id }, 1);
  try {
    const [message] = found;
    // The site gives thanks only for what is on its disk.
    if (message === undefined) throw new Error(missing);
    onStep(`it is in ${path} as #${message.id}`);
    await followDeliveries(message, store, route.channels, deadline, onStep);
    if (certificate !== undefined) throw new Error(certificate);
  } finally {
    store.remove(found.map((message) => message.id));
    store.close();
  }
}

async function followDeliveries(
  { id, quarantine, remarks }: StoredMessage,
  store: MessageStore,
  expected: readonly string[],
  deadline: number,
  onStep: (words: string) => void,
): Promise<void> {
  if (quarantine !== '') {
    const why = [QUARANTINE_LABELS[quarantine], remarks].filter(Boolean).join(': ');
    throw new Error(`It was quarantined (${why}), so nobody is told of it.`);
  }
  const channels = new Set(store.deliveries.of(id).map(({ channel }) => channel));
  const unknown = expected.find((channel) => !channels.has(channel));
  if (unknown !== undefined) {
    throw new Error(`The site does not deliver by ${unknown}: start it again with its settings.`);
  }
  if (channels.size === 0) onStep('it is to be read here: no way of delivery is set up');
  for (;;) {
    const deliveries = store.deliveries.of(id);
    for (const { channel, state } of deliveries) {
      if (state === 'done' && channels.delete(channel)) onStep(`it was delivered by ${channel}`);
    }
    const late = deliveries.find(({ state }) => state !== 'done');
    if (late === undefined) return;
    if (performance.now() > deadline)
      throw new Error(`By ${late.channel} it was ${deliveryStatus(late)}.`);
    await setTimeout(LOOK_EVERY_MS);
  }
}

/** Tells the office that it is a test, and what it says of the certificate. */
function messageWith(id: string, certificate: string | undefined): Partial<Message> {
  const purpose = 'The site sent this to itself to see that messages arrive.';
  const text = [certificate, purpose, `Nobody needs to answer. (${id})`].filter(Boolean).join(' ');
  return byField(({ kind, required }) => {
    if (kind === 'textarea') return text;
    if (!required) return '';
    return kind === 'email' ? 'self-test@example.com' : 'Self-test of the contact form';
  });
}
