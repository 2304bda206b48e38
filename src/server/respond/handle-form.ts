import type { Rejection } from '../../inbox/receive/form.ts';
import type { Outcome } from '../../inbox/receive/form-receiver.ts';
import { NO_STORE } from './headers.ts';
import { prefersJson } from './negotiate.ts';
import { PROBLEMS, problemResponse } from './problem.ts';

const SENT_PATH = '/message-sent';

interface FormDependencies {
  siteUrl: string;
  /** Stores a form body; rejects if that fails. */
  receive(body: string): Promise<Outcome>;
  /** Renders the page that lists the errors; undefined if rendering fails. */
  showErrors(rejection: Rejection): Promise<Response | undefined>;
}

/**
 * Answers POST /. A form sent by script (`Accept: application/json`) gets 200 `{ ok: true }` or 422.
 * A plain form is redirected to /message-sent, or gets /contact/check. Over the rate limit: 429.
 *
 * @throws any error of `receive`
 */
export async function handleForm(request: Request, parts: FormDependencies): Promise<Response> {
  const accept = request.headers.get('accept') ?? undefined;
  if (isCrossSite(request, parts.siteUrl)) return problemResponse(PROBLEMS[403], accept);
  if (!isForm(request)) return problemResponse(PROBLEMS[415], accept);
  const outcome = await parts.receive(await request.text());
  if (outcome.kind === 'full') {
    const full = problemResponse(PROBLEMS[429], accept);
    full.headers.set('retry-after', `${outcome.retryAfterS}`);
    return full;
  }
  if (outcome.kind === 'stored') {
    if (prefersJson(accept)) return Response.json({ ok: true }, { headers: NO_STORE });
    return new Response(null, { status: 303, headers: { location: SENT_PATH, ...NO_STORE } });
  }
  const { fields, values } = outcome;
  const page = prefersJson(accept) ? undefined : await parts.showErrors({ fields, values });
  const advice = [...Object.values(fields), ...PROBLEMS[422].advice];
  return page ?? problemResponse({ ...PROBLEMS[422], advice }, accept);
}

/** Whether a request body is a urlencoded form, the only type accepted. */
export function isForm({ headers }: Request): boolean {
  return /^application\/x-www-form-urlencoded(?:;|$)/i.test(headers.get('content-type') ?? '');
}

/**
 * Whether a form was posted from another site. Older browsers send only Origin: it must match the
 * public origin, with or without `www.`, or the request's own host.
 *
 * `Origin: null` counts as same-site: browsers that send no referrer use it for our own pages. All
 * that a hostile page could do with it is send a message in its visitor's name.
 */
function isCrossSite({ headers, url }: Request, siteUrl: string): boolean {
  const from = headers.get('sec-fetch-site');
  if (from !== null) return from === 'cross-site';
  const origin = headers.get('origin') ?? 'null';
  return origin !== 'null' && ![bareHost(siteUrl), bareHost(url)].includes(bareHost(origin));
}

function bareHost(address: string): string | undefined {
  return URL.parse(address)?.host.replace(/^www\./, '');
}
