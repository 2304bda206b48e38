import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mailroom } from '../inbox/mailroom.ts';
import { type Refusal, receive } from '../inbox/receive.ts';
import type { Settings } from '../settings/settings.ts';
import { prefersJson } from './negotiate.ts';
import { type Locals, type Pages, pageRequest } from './pages.ts';
import { sendProblem } from './problem.ts';
import { PROBLEMS } from './problems.ts';
import { sendPage } from './send-page.ts';

const SENT_PATH = '/message-sent';
/** The page that shows `locals.refusal`, with status 422. */
export const CHECK_PATH = '/contact/check';

interface ContactParts {
  inbox: Pick<Mailroom, 'add'>;
  pages: Pick<Pages, 'render'>;
  locals: Locals;
  rateLimit: Settings['RATE_LIMIT'];
}

/**
 * Takes the contact form at POST /. A form sent by script (`Accept: application/json`) gets
 * 200 `{ ok: true }` or 422 `{ ok: false, fields }`; a plain one is sent on to /message-sent or
 * shown /contact/check. Expects an `app` of newApp.
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
      const outcome = await receive(parts.inbox, request.body).catch(notStored);
      reply.header('cache-control', 'no-store');
      if (outcome.kind === 'refused') return sendRefusal(request, reply, outcome, parts);
      if (prefersJson(request.headers.accept)) return reply.send({ ok: true });
      return reply.redirect(SENT_PATH, 303);
    },
  });
}

function notStored(cause: unknown): never {
  throw Object.assign(new Error('a message could not be stored', { cause }), { statusCode: 503 });
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
  { pages, locals }: ContactParts,
): Promise<FastifyReply> {
  if (prefersJson(request.headers.accept)) return reply.code(422).send({ ok: false, fields });
  const refusal: Refusal = { fields, values };
  const page = await pages.render(pageRequest(request, CHECK_PATH), { ...locals, refusal });
  if (page.status === 422) return sendPage(request, reply, page);
  const advice = [...Object.values(fields), ...PROBLEMS[422].advice];
  return sendProblem(request, reply, { ...PROBLEMS[422], advice });
}
