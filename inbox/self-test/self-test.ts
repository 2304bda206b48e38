import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { byField } from '../by-field.ts';
import type { Message } from '../message.ts';
import { ASIDE, fate } from '../print.ts';
import { type Inbox, openInbox } from '../store.ts';
import type { StoredMessage } from '../stored-message.ts';
import { sendAsVisitor } from './visitor.ts';

const LOOK_EVERY_MS = 200;

/** The way that a message should go. */
export interface Route {
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
 * channel, and removes it.
 *
 * @param onStep told what has worked, in words
 * @throws Error saying where it stopped
 */
export async function selfTest(route: Route, onStep: (words: string) => void): Promise<void> {
  const { page, path, withinMs } = route;
  const word = crypto.randomUUID();
  const after = withInbox(path, (inbox) => inbox.lastId()) ?? 0;
  await sendAsVisitor(page, messageWith(word), withinMs, onStep);
  const deadline = performance.now() + withinMs;
  const find = (inbox: Inbox) => inbox.list({ after, search: word }, 1)[0];
  const message = await until(deadline, () => withInbox(path, find));
  if (message === undefined) {
    throw new Error(`It is not in ${path}: does the site keep its messages elsewhere?`);
  }
  try {
    onStep(`it is in ${path} as #${message.id}`);
    await followOut(message, route, deadline, onStep);
  } finally {
    withInbox(path, (inbox) => inbox.remove([message.id]));
  }
}

async function followOut(
  { id, aside, remarks }: StoredMessage,
  { path, channels }: Route,
  deadline: number,
  onStep: (words: string) => void,
): Promise<void> {
  if (aside !== '') {
    const why = [ASIDE[aside], remarks].filter(Boolean).join(': ');
    throw new Error(`It was kept aside (${why}), so nobody is told of it.`);
  }
  const deliveries = () => withInbox(path, (inbox) => inbox.deliveries.of(id)) ?? [];
  const known = deliveries().map(({ channel }) => channel);
  const unknown = channels.find((channel) => !known.includes(channel));
  if (unknown !== undefined) {
    throw new Error(`The site does not deliver by ${unknown}: start it again with its settings.`);
  }
  if (known.length === 0) onStep('it is to be read here: no way of delivery is set up');
  const told = new Set<string>();
  await until(deadline, () => {
    const all = deliveries();
    for (const { channel } of all.filter(({ state }) => state === 'done')) {
      if (!told.has(channel)) onStep(`it was delivered by ${channel}`);
      told.add(channel);
    }
    return told.size === all.length || undefined;
  });
  const [late] = deliveries().filter(({ state }) => state !== 'done');
  if (late) throw new Error(`By ${late.channel} it was ${fate(late)}.`);
}

/** Whoever meets it in the office knows it for what it is. */
function messageWith(word: string): Partial<Message> {
  const text = `The site sent this to itself to see that messages arrive. Nobody needs to answer. (${word})`;
  return byField(({ kind, required }) => {
    if (kind === 'textarea') return text;
    if (!required) return '';
    return kind === 'email' ? 'self-test@example.com' : 'Self-test of the contact form';
  });
}

/** What `look` finds, asked again and again until then; undefined where it is too late. */
async function until<Found>(
  deadline: number,
  look: () => Found | undefined,
): Promise<Found | undefined> {
  for (;;) {
    const found = look();
    if (found !== undefined || performance.now() > deadline) return found;
    await setTimeout(LOOK_EVERY_MS);
  }
}

/** Opens the messages for `use`, where there are any: looking must not make a file. */
function withInbox<Result>(path: string, use: (inbox: Inbox) => Result): Result | undefined {
  if (!existsSync(path)) return undefined;
  const inbox = openInbox(path);
  try {
    return use(inbox);
  } finally {
    inbox.close();
  }
}
