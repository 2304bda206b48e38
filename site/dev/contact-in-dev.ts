import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { BODY_LIMIT } from '../../inbox/fields.ts';
import { receive } from '../../inbox/receive.ts';
import { type Inbox, inboxPath, openInbox } from '../../inbox/store.ts';
import { prefersJson } from '../../server/negotiate.ts';
import { readSettings } from '../../settings/settings.ts';

const FORM = /^application\/x-www-form-urlencoded\b/i;

/** Answers the contact form's POST in the editing loop as the server does. */
export function contactInDev(): AstroIntegration {
  let inbox: Inbox | undefined;
  return {
    name: 'contact-in-dev',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          if (request.method !== 'POST' || request.url !== '/') return next();
          inbox ??= openInbox(inboxPath(readSettings(process.env).DATA_DIR));
          answer(inbox, request, response).catch(next);
        });
      },
      'astro:server:done': () => inbox?.close(),
    },
  };
}

async function answer(inbox: Inbox, request: IncomingMessage, response: ServerResponse) {
  if (!FORM.test(request.headers['content-type'] ?? '')) return end(response, 415, 'Not a form');
  const body = await bodyOf(request);
  if (body === undefined) return end(response, 413, 'Too long');
  const outcome = receive(inbox, body);
  const json = prefersJson(request.headers.accept);
  if (outcome.kind === 'refused') {
    const { fields } = outcome;
    if (json) return end(response, 422, JSON.stringify({ ok: false, fields }));
    const lines = Object.entries(fields).map(([field, advice]) => `${field}: ${advice}`);
    return end(response, 422, lines.join('\n'));
  }
  if (json) return end(response, 200, JSON.stringify({ ok: true }));
  response.setHeader('location', '/message-sent');
  return end(response, 303, '');
}

/** The body as text, or undefined where it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length <= BODY_LIMIT) chunks.push(bytes);
  }
  return length > BODY_LIMIT ? undefined : Buffer.concat(chunks).toString();
}

function end(response: ServerResponse, status: number, text: string) {
  const type = text.startsWith('{') ? 'application/json' : 'text/plain; charset=utf-8';
  response.writeHead(status, { 'content-type': type }).end(text);
}
