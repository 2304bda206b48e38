import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import type { FastifyInstance } from 'fastify';
import { TOKEN_PATH } from '../../inbox/fields.ts';
import { tokenKey } from '../../inbox/spam/key.ts';
import { newApp } from '../../server/app.ts';
import { receiveContact } from '../../server/contact.ts';
import { LIMITS } from '../../server/limits.ts';
import { faultLog } from '../../server/logger.ts';
import type { Locals, Pages } from '../../server/pages.ts';
import { Renderings } from '../../server/renderings.ts';
import { openStores, type Stores } from '../../server/stores.ts';
import { takeNumbers } from '../../server/typed-number.ts';
import type { Settings } from '../../settings/settings.ts';

/** Where Astro's development server looks for the locals of a request. */
const LOCALS = Symbol.for('astro.locals');
/** Names the locals of a request that this process sends to itself. */
const NAME_OF_LOCALS = 'x-locals';
/** Forbids nothing: without a policy of its own a page would get one that lets nothing load. */
const OPEN_CSP = "frame-ancestors 'self'";

interface Parts extends Stores {
  app: FastifyInstance;
}

/** The server's parts in the editing loop: its receiver of the form, and its stores for the pages. */
export function serverInDev(settings: Settings): AstroIntegration {
  const named = new Map<string, Locals>();
  let opened: Promise<Parts> | undefined;

  /** An article may be what is wrong, and be mended by the next request. */
  async function parts(render: Pages['render']): Promise<Parts> {
    opened ??= open(settings, render);
    return opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  }

  return {
    name: 'server-in-dev',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const render: Pages['render'] = async ({ url }, locals) => {
          const name = randomUUID();
          named.set(name, locals);
          const here = new URL(new URL(url).pathname, server.resolvedUrls?.local[0]);
          const own = { [NAME_OF_LOCALS]: name };
          const { body, status, headers } = await fetch(here, { headers: own, redirect: 'manual' });
          named.delete(name);
          const seen = new Headers({ 'content-security-policy': OPEN_CSP });
          for (const header of ['content-type', 'location']) {
            seen.set(header, headers.get(header) ?? '');
          }
          return new Response(body, { status, headers: seen });
        };
        const handle = (
          request: IncomingMessage,
          response: ServerResponse,
          next: (error?: unknown) => void,
        ) =>
          parts(render).then(({ app, posts }) => {
            const isForm =
              request.method === 'POST' && /^\/(?:find)?(?:\?|$)/.test(request.url ?? '');
            if (isForm || request.url === TOKEN_PATH) return app.routing(request, response);
            const name = String(request.headers[NAME_OF_LOCALS]);
            Reflect.set(request, LOCALS, named.get(name) ?? { posts });
            next();
          }, next);
        // Before what Astro puts first: it has words of its own for a form from another site.
        server.httpServer?.once('listening', () => {
          server.middlewares.stack.unshift({ route: '', handle });
        });
      },
      'astro:server:done': async () => {
        const closing = opened;
        opened = undefined;
        await (await closing)?.close(0);
      },
    },
  };
}

async function open(settings: Settings, render: Pages['render']): Promise<Parts> {
  const log = faultLog(settings.LOG_LEVEL);
  const stores = await openStores(settings, log);
  const app = newApp({ settings, log });
  const renderings = new Renderings({ render }, LIMITS);
  receiveContact(app, {
    ...stores,
    settings,
    tokenKey: tokenKey(settings.DATA_DIR, log),
    renderings,
  });
  takeNumbers(app, renderings);
  await app.ready();
  return { ...stores, app };
}
