import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mailroom } from '../inbox/mailroom.ts';
import type { FormRules } from '../inbox/receive/judge.ts';
import { type Refusal, receiver } from '../inbox/receive/receive.ts';
import { giveTokens } from './contact-token.ts';
import type { Site } from './load-site.ts';
import { prefersJson } from './negotiate.ts';
import { type Locals, type Pages, pageRequest } from './pages.ts';
import { sendProblem } from './problem.ts';
import { PROBLEMS } from './problems.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';
import { sendPage } from './send-page.ts';

const SENT_PATH = '/message-sent';
/** The page that shows `locals.refusal`, with status 422. */
export const CHECK_PATH = '/contact/check';

interface ContactParts extends FormRules {
  inbox: Pick<Mailroom, 'add'>;
  pages: Pick<Pages, 'render'>;
  locals: Locals;
  /** Not in the editing loop, whose pages bring a policy. */
  site?: Pick<Site, 'policies'>;
}

/**
 * Takes the contact form at POST /. A form sent by script (`Accept: application/json`) gets
 * 200 `{ ok: true }` or 422 `{ ok: false, fields }`; a plain one is sent on to /message-sent or
 * shown /contact/check. Where too many come from one address it is 429. Expects an `app` of newApp.
 */
export function receiveContact(app: FastifyInstance, parts: ContactParts): void {
  const receive = receiver(parts.inbox, parts);
  giveTokens(app, parts.tokenKey);
  app.route({
    method: 'POST',
    url: '/',
    onRequest: refuseCrossSite(parts.settings.SITE_URL),
    handler: async (request, reply) => {
      const { body, headers, ip: address } = request;
      if (typeof body !== 'string') return sendProblem(request, reply, PROBLEMS[415]);
      const outcome = await receive({ body, headers, address }).catch(notStored);
      reply.header('cache-control', 'no-store');
      if (outcome.kind === 'refused') return sendRefusal(request, reply, outcome, parts);
      if (outcome.kind === 'full') {
        return sendProblem(
          request,
          reply.header('retry-after', outcome.retryAfterS),
          PROBLEMS[429],
        );
      }
      request.log.info({ message: outcome.id }, 'a message has come');
      if (prefersJson(headers.accept)) return reply.send({ ok: true });
      return reply.redirect(SENT_PATH, 303);
    },
  });
}

function notStored(cause: unknown): never {
  throw Object.assign(new Error('a message could not be stored', { cause }), { statusCode: 503 });
}

async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { fields, values }: Refusal,
  { pages, locals, site }: ContactParts,
): Promise<FastifyReply> {
  if (prefersJson(request.headers.accept)) return reply.code(422).send({ ok: false, fields });
  const refusal: Refusal = { fields, values };
  const page = await pages.render(pageRequest(request, CHECK_PATH), { ...locals, refusal });
  if (page.status === 422) return sendPage(request, reply, page, site?.policies[CHECK_PATH]);
  const advice = [...Object.values(fields), ...PROBLEMS[422].advice];
  return sendProblem(request, reply, { ...PROBLEMS[422], advice });
}
