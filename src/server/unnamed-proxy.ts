import type { FastifyInstance } from 'fastify';
import type { Settings } from '../base/settings/settings.ts';

/**
 * Warns once if requests come through a proxy but TRUST_PROXY is not set: RATE_LIMIT would count
 * all visitors as one.
 */
export function warnOfUnnamedProxy(
  app: FastifyInstance,
  { TRUST_PROXY, RATE_LIMIT }: Pick<Settings, 'TRUST_PROXY' | 'RATE_LIMIT'>,
): void {
  if (TRUST_PROXY !== false || RATE_LIMIT === 'off') return;
  let isLogged = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (isLogged || headers['x-forwarded-for'] === undefined) return;
    isLogged = true;
    app.log.warn(
      'TRUST_PROXY is "false", but requests come through a proxy, so that RATE_LIMIT takes all ' +
        'visitors for one: set it to the number of proxies in front, or their addresses',
    );
  });
}
