import { setTimeout } from 'node:timers/promises';
import { load } from 'cheerio/slim';
import { z } from 'zod';
import { FORM_NAME, NONCE_FIELD, TOKEN_FIELD, TOKEN_PATH } from '../fields.ts';
import type { Message } from '../message.ts';

/** A faster form counts as a program's. */
const TYPING_MS = 4_000;

const tokenSchema = z.object({ token: z.string() });
const okSchema = z.object({ ok: z.literal(true) });

/**
 * Opens a page, fills in its contact form and sends it, as a visitor's browser with script does.
 *
 * @param withinMs how long each answer may take
 * @param onStep told what has worked, in words
 * @throws Error saying what did not
 */
export async function sendAsVisitor(
  page: string,
  message: Partial<Message>,
  withinMs: number,
  onStep: (words: string) => void,
): Promise<void> {
  const opened = await request(page, { accept: 'text/html' }, withinMs);
  if (!opened.ok) throw new Error(`${page} answered ${opened.status}.`);
  const form = load(await opened.text())(`form[name="${FORM_NAME}"][method="post" i]`).first();
  if (form.length === 0) throw new Error(`${opened.url} has no contact form.`);
  onStep(`${opened.url} has the contact form`);

  const headers = {
    accept: 'application/json',
    referer: opened.url,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-dest': 'empty',
  };
  const tokenUrl = new URL(TOKEN_PATH, opened.url).href;
  const answer = await request(tokenUrl, headers, withinMs);
  // A site without tokens accepts the form without.
  if (!answer.ok && answer.status !== 404) {
    throw new Error(`${tokenUrl} answered ${answer.status}.`);
  }
  const token = answer.ok ? tokenSchema.parse(await answer.json()).token : undefined;
  if (token) onStep('the site gave it a token');
  await setTimeout(TYPING_MS);

  const fields = new URLSearchParams(form.serializeArray().map(({ name, value }) => [name, value]));
  const filled = {
    ...message,
    [NONCE_FIELD]: crypto.randomUUID(),
    ...(token && { [TOKEN_FIELD]: token }),
  };
  for (const [name, value] of Object.entries(filled)) fields.set(name, value);
  const action = new URL(form.attr('action') ?? '', opened.url).href;
  const { origin } = new URL(opened.url);
  const sent = await request(action, { ...headers, origin }, withinMs, fields);
  if (!sent.ok) throw new Error(`${action} answered ${sent.status}.`);
  if (!okSchema.safeParse(await sent.json().catch(() => undefined)).success) {
    throw new Error(`${action} answered ${sent.status}, but not that it has the message.`);
  }
  onStep(`the form was sent to ${action}, and answered with thanks`);
}

/** @param body makes it a POST */
function request(
  url: string,
  headers: Record<string, string>,
  withinMs: number,
  body?: URLSearchParams,
): Promise<Response> {
  const browser = {
    'user-agent': 'Mozilla/5.0 (self-test of the contact form)',
    'accept-language': 'en-US,en;q=0.9',
  };
  return fetch(url, {
    headers: { ...browser, ...headers },
    signal: AbortSignal.timeout(withinMs),
    ...(body && { method: 'POST', body }),
  }).catch((cause: unknown) => {
    throw new Error(`${url} cannot be reached (${reasonOf(cause)}).`, { cause });
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  if ('code' in error) return String(error.code);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
