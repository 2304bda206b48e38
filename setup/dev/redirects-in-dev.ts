import type { AstroIntegration } from 'astro';
import { redirectsFile } from '../../content/reading/redirects.ts';
import { byAddressKey } from '../../content/schemas/redirects.ts';
import { redirectedTo } from '../../server/redirects.ts';

/** In the editing loop, old addresses lead on as the register has them at that moment, once it is in order. */
export function redirectsInDev(): AstroIntegration {
  return {
    name: 'redirects-in-dev',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          const known = byAddressKey(redirectsFile('.').content);
          const location = redirectedTo(known, request.url ?? '');
          if (location === undefined) return next();
          response.writeHead(301, { location, 'cache-control': 'no-store' }).end();
        });
      },
    },
  };
}
