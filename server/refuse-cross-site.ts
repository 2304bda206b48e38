import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';
import { PROBLEMS } from './problems.ts';

/**
 * Refuses what another site has its visitors post. Older browsers say only where the page came
 * from (Origin): it may be the site's public origin, with or without `www.`, or whatever this
 * request was sent to.
 *
 * `null` is let through: browsers that are set to send no referrer say so of our own pages too,
 * and a hostile page gains nothing by it but a message in its visitors' name.
 */
export function refuseCrossSite(siteUrl: string) {
  const own = bareHost(siteUrl);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const { origin = 'null', 'sec-fetch-site': from } = request.headers;
    const isOwn = origin === 'null' || [own, bare(request.host)].includes(bareHost(origin));
    const isForeign = from === undefined ? !isOwn : from === 'cross-site';
    return isForeign ? sendProblem(request, reply, PROBLEMS[403]) : undefined;
  };
}

function bareHost(origin: string): string | undefined {
  const host = URL.parse(origin)?.host;
  return host && bare(host);
}

function bare(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}
