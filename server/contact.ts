import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, receive } from '../inbox/receive.ts';
import type { Inbox } from '../inbox/store.ts';
import type { Settings } from '../settings/settings.ts';
import type { Site } from './load-site.ts';
import { prefersJson } from './negotiate.ts';
import { answerOf, type Locals, type PageHandler } from './page-answer.ts';
import { sendProblem } from './problem.ts';
import { PROBLEMS } from './problems.ts';
import { sendPage } from './send-page.ts';

const sentPath = '/message-sent';
const checkPath = '/contact/check';

interface ContactParts {
  inbox: Pick<Inbox, 'add'>;
  render: PageHandler;
  locals: Locals;
  site: Site;
  rateLimit: Settings['RATE_LIMIT'];
}

/**
 * Takes the contact form at POST /. A form sent by script (`Accept: application/json`) gets
 * 200 `{ ok: true }` or 422 `{ ok: false, fields }`; a plain one is sent on to /message-sent or
 * shown /contact/check, rendered with `locals.refusal`. Expects @fastify/rate-limit on `app`.
 */
export function receiveContact(app: FastifyInstance, parts: ContactParts): void {
  const { rateLimit } = parts;
  app.route({
    method: 'POST',
    url: '/',
    config: {
      rateLimit: rateLimit !== 'off' && { max: rateLimit.max, timeWindow: rateLimit.windowMs },
    },
    onRequest: refuseCrossSite,
    handler: async (request, reply) => {
      if (typeof request.body !== 'string') return sendProblem(request, reply, PROBLEMS[415]);
      const outcome = receive(parts.inbox, request.body);
      reply.header('cache-control', 'no-store');
      if (outcome.kind === 'refused') return sendRefusal(request, reply, outcome, parts);
      if (prefersJson(request.headers.accept)) return reply.send({ ok: true });
      return reply.redirect(sentPath, 303);
    },
  });
}

/** Runs before the rate limit: a hostile page must not use up its visitors' messages. */
async function refuseCrossSite(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (request.headers['sec-fetch-site'] !== 'cross-site') return undefined;
  return sendProblem(request, reply, PROBLEMS[403]);
}

async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { fields, values }: Refusal,
  { render, locals, site }: ContactParts,
): Promise<FastifyReply> {
  if (prefersJson(request.headers.accept)) return reply.code(422).send({ ok: false, fields });
  const refusal: Refusal = { fields, values };
  const page = await answerOf(render, checkRequest(request.raw), { ...locals, refusal });
  if (page && (page.statusCode === 200 || page.statusCode === 422)) {
    return sendPage(request, reply, page, site, 422);
  }
  page?.destroy();
  const advice = [...Object.values(fields), ...PROBLEMS[422].advice];
  return sendProblem(request, reply, { ...PROBLEMS[422], advice });
}

/** The same request as if it had asked for the page that shows what to mend. */
function checkRequest(posted: IncomingMessage): IncomingMessage {
  const headers = Object.entries(posted.headers).filter(
    ([name]) => !name.startsWith('content-') && name !== 'transfer-encoding',
  );
  const request: IncomingMessage = Object.create(posted, {
    method: { value: 'GET' },
    url: { value: checkPath },
    headers: { value: Object.fromEntries(headers) },
  });
  return request;
}
