import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { messageKey } from '../../src/inbox/channels/message-key.ts';
import { inboxPath, openMessageStore } from '../../src/inbox/store.ts';
import { BROWSER } from '../../src/inbox/testing/browser.ts';
import { SHORTEST_FORM } from '../../src/inbox/testing/sample.ts';
import { newDataDir, serveBuiltSite } from '../serve-built-site.ts';
import { mailReceiver, type Receiver, webhookReceiver } from './receivers.ts';

const CLIENTS = 8;
/** Pause between a client's messages, so that a round tests crashes and not only load. */
const PACE_MS = 50;
const LONGEST_LIFE_MS = 600;

/** The result of a crash test. */
export interface Report {
  rounds: number;
  /** Acknowledged messages. */
  acknowledged: number;
  /** How many of them are missing in the store, and at each receiver. */
  lost: { store: number; mail: number; webhook: number };
  /** Repeated deliveries, recognized by their key. */
  repeats: { mail: number; webhook: number };
}

/**
 * Kills the site repeatedly at random moments with `kill -9` while visitors send messages, then
 * lets it deliver the rest.
 *
 * @param afterLastKill changes the store before the last start
 * @throws if acknowledged messages are not delivered within `patienceMs` of the last start
 */
export async function crash(
  rounds: number,
  patienceMs: number,
  afterLastKill: (inboxFile: string) => void = () => {},
): Promise<Report> {
  const dataDir = newDataDir();
  const [mail, webhook] = [await mailReceiver(), await webhookReceiver()];
  const start = () => serveBuiltSite({ dataDir, env: { ...mail.env, ...webhook.env } });
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const site = await start();
    const clients = Array.from({ length: CLIENTS }, (_, client) =>
      writeUntilItEnds(site.url, `${round}-${client}`, acknowledged),
    );
    // One that was killed before it answered anybody shows nothing.
    while (acknowledged.length === 0) await pause(PACE_MS);
    await pause(randomInt(LONGEST_LIFE_MS));
    await site.kill();
    await Promise.all(clients);
  }
  afterLastKill(inboxPath(dataDir));
  const site = await start();
  const keys = keysOf(acknowledged, inboxPath(dataDir));
  const stored = keys.filter((key) => key !== undefined);
  const missing = ({ received }: Receiver) => stored.filter((key) => !received.has(key)).length;
  const deadline = performance.now() + patienceMs;
  while (missing(mail) + missing(webhook) > 0 && performance.now() < deadline) await pause(100);
  await site.kill();
  await Promise.all([mail.close(), webhook.close()]);
  rmSync(dataDir, { recursive: true });
  return {
    rounds,
    acknowledged: acknowledged.length,
    lost: {
      store: keys.length - stored.length,
      mail: missing(mail),
      webhook: missing(webhook),
    },
    repeats: { mail: repeatsOf(mail), webhook: repeatsOf(webhook) },
  };
}

async function writeUntilItEnds(url: string, client: string, acknowledged: string[]) {
  for (let place = 0; ; place += 1) {
    const message = `message ${client}-${place}`;
    const body = new URLSearchParams({ ...SHORTEST_FORM, message });
    try {
      const answer = await fetch(url, { method: 'POST', headers: BROWSER, body });
      if (answer.ok) acknowledged.push(message);
    } catch {
      return;
    }
    await pause(PACE_MS);
  }
}

/** The key of each message in the store; undefined if missing. */
export function keysOf(messages: readonly string[], inboxFile: string): (string | undefined)[] {
  const inbox = openMessageStore(inboxFile);
  const keys = new Map(inbox.list({}).map((stored) => [stored.message, messageKey(stored)]));
  inbox.close();
  return messages.map((message) => keys.get(message));
}

/** Repeated deliveries. */
export function repeatsOf({ received }: Receiver): number {
  return [...received.values()].reduce((sum, times) => sum + times - 1, 0);
}
