import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/**
 * Warns once when a request came through a proxy while TRUST_PROXY names none: RATE_LIMIT would count
 * all visitors as one.
 */
export function warnOfUnnamedProxy(
  app: FastifyInstance,
  { TRUST_PROXY, RATE_LIMIT }: Pick<Settings, 'TRUST_PROXY' | 'RATE_LIMIT'>,
): void {
  if (TRUST_PROXY !== false || RATE_LIMIT === 'off') return;
  let isSaid = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    app.log.warn(
      'TRUST_PROXY is "false", but requests come through a proxy, so that RATE_LIMIT takes all ' +
        'visitors for one: set it to the number of proxies in front, or their addresses',
    );
  });
}
