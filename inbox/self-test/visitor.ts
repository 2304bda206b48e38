import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { NONCE_FIELD, TOKEN_FIELD, TOKEN_PATH } from '../fields.ts';
import type { Message } from '../message.ts';
import { type ContactForm, contactFormIn } from './contact-form.ts';

/** Whoever fills in the form sooner is taken for a program. */
const TYPING_MS = 4_000;

/** What a browser says of itself with every request. */
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (self-test of the contact form)',
  'accept-language': 'en-US,en;q=0.9',
};

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
  const opened = await ask(page, { headers: { accept: 'text/html' } }, withinMs);
  const form = contactFormIn(await opened.text(), opened.url);
  if (form === undefined) throw new Error(`${opened.url} has no contact form.`);
  onStep(`${opened.url} has the contact form`);

  // What a script sends, it sends with these.
  const headers = {
    referer: opened.url,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-dest': 'empty',
  };
  const token = await tokenFrom(new URL(TOKEN_PATH, opened.url).href, headers, withinMs);
  if (token) onStep('the site gave it a token');
  await setTimeout(TYPING_MS);

  const own = {
    ...message,
    [NONCE_FIELD]: crypto.randomUUID(),
    ...(token && { [TOKEN_FIELD]: token }),
  };
  for (const [name, value] of Object.entries(own)) form.fields.set(name, value);
  await send(form, { ...headers, origin: new URL(opened.url).origin }, withinMs);
  onStep(`the form was sent to ${form.action}, and answered with thanks`);
}

/** A site that gives no tokens takes the form without. */
async function tokenFrom(url: string, headers: Record<string, string>, withinMs: number) {
  const answer = await ask(
    url,
    { headers: { ...headers, accept: 'application/json' } },
    withinMs,
    [404],
  );
  return answer.ok ? tokenSchema.parse(await answer.json()).token : undefined;
}

async function send(
  { action, fields }: ContactForm,
  headers: Record<string, string>,
  withinMs: number,
): Promise<void> {
  const answer = await ask(
    action,
    { method: 'POST', headers: { ...headers, accept: 'application/json' }, body: fields },
    withinMs,
  );
  const said: unknown = await answer.json().catch(() => undefined);
  if (!okSchema.safeParse(said).success) {
    throw new Error(`${action} answered ${answer.status}, but not that it has the message.`);
  }
}

/** @param others statuses that are as good as OK */
async function ask(
  url: string,
  request: RequestInit & { headers: Record<string, string> },
  withinMs: number,
  others: readonly number[] = [],
): Promise<Response> {
  const answer = await fetch(url, {
    ...request,
    headers: { ...BROWSER, ...request.headers },
    signal: AbortSignal.timeout(withinMs),
  }).catch((cause: unknown) => {
    throw new Error(`${url} cannot be reached (${reasonOf(cause)}).`, { cause });
  });
  if (answer.ok || others.includes(answer.status)) return answer;
  throw new Error(`${url} answered ${answer.status}.`);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause = error } = error;
  const code: unknown = Reflect.get(Object(cause), 'code');
  if (typeof code === 'string') return code;
  return cause instanceof Error ? cause.message : error.message;
}
