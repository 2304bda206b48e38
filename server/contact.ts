import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mailroom } from '../inbox/mailroom.ts';
import type { FormRules } from '../inbox/receive/judge.ts';
import { type Refusal, receiver } from '../inbox/receive/receive.ts';
import { compressed } from './compress-on-demand.ts';
import { giveTokens } from './contact-token.ts';
import { CLOSED_CSP } from './headers.ts';
import type { Site } from './load-site.ts';
import { chooseEncoding, prefersJson } from './negotiate.ts';
import { pageHeaders } from './page-headers.ts';
import { CHECK_PATH, pageRequest } from './pages.ts';
import { sendProblem } from './problem.ts';
import { PROBLEMS } from './problems.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';
import type { Renderings } from './renderings.ts';

const SENT_PATH = '/message-sent';

interface ContactParts extends FormRules {
  inbox: Pick<Mailroom, 'add'>;
  renderings: Renderings;
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
  { renderings, site }: ContactParts,
): Promise<FastifyReply> {
  if (prefersJson(request.headers.accept)) return reply.code(422).send({ ok: false, fields });
  const refusal: Refusal = { fields, values };
  const wholeOf = async (page: Response) => {
    if (page.status !== 422) return undefined;
    const own = page.headers.get('content-security-policy');
    const policy = site?.policies[CHECK_PATH] ?? own ?? CLOSED_CSP;
    reply.headers({ ...pageHeaders(page, policy), 'cache-control': 'no-store' });
    return Buffer.from(await page.arrayBuffer());
  };
  const isWanted = () => !request.raw.socket.destroyed;
  const asked = pageRequest(request, CHECK_PATH);
  const body = await renderings.render(asked, { refusal }, wholeOf, isWanted);
  if (body !== undefined) return sendOnce(request, reply, body);
  const advice = [...Object.values(fields), ...PROBLEMS[422].advice];
  return sendProblem(request, reply, { ...PROBLEMS[422], advice });
}

/** Sends a page that is for this visitor alone. */
async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Buffer,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], () => true);
  reply.code(422).header('vary', 'Accept-Encoding');
  if (encoding === 'identity') return reply.send(page);
  const forms = await compressed(page);
  return reply.header('content-encoding', encoding).send(forms[encoding]);
}
