import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import type { FastifyInstance } from 'fastify';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { messageOf } from '../../src/base/errors/message-of.ts';
import type { Settings } from '../../src/base/settings/settings.ts';
import { NOT_KEPT } from '../../src/blog/ages.ts';
import { FIRM_POSTS } from '../../src/blog/files/post-folders.ts';
import { readPostFiles } from '../../src/blog/files/read-post-file.ts';
import type { Posts } from '../../src/blog/posts.ts';
import { announcementsIn, datedStatuses } from '../../src/content/checks/launch/dated-statuses.ts';
import { SETTLED } from '../../src/content/checks/launch/launch-status.ts';
import type { ContentProblem } from '../../src/content/reader/content-error.ts';
import { problemsPage } from '../../src/content/reader/problems-page.ts';
import { redirectsFile } from '../../src/content/reader/redirects.ts';
import { byAddressKey } from '../../src/content/schemas/redirects.ts';
import { TOKEN_PATH } from '../../src/inbox/fields.ts';
import { buildApp } from '../../src/server/app.ts';
import { LIMITS } from '../../src/server/limits.ts';
import { ownFiles } from '../../src/server/load-built.ts';
import { faultLog } from '../../src/server/logger.ts';
import type { Locals, Pages } from '../../src/server/respond/pages.ts';
import { redirectsOf } from '../../src/server/respond/redirects.ts';
import { siteStatusOn } from '../../src/server/respond/site-status.ts';
import { openStores, type Stores } from '../../src/server/stores.ts';
import { listedIn } from '../../src/site/addresses.ts';
import { patternOf, ROUTES } from '../../src/site/routes.ts';
import { currentProblems } from './current-problems.ts';

/** The symbol under which Astro's development server looks for a request's locals. */
const LOCALS = Symbol.for('astro.locals');
/** The header that names the locals of a request from this process. */
const NAME_OF_LOCALS = 'x-locals';
const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** The addresses that Vite serves itself. */
const OWN_PATH = /^\/[@_]|\.\w+(?:\?|$)/;

interface Parts extends Pick<Stores, 'posts' | 'close'> {
  app: FastifyInstance;
}

/** The differences of pages in the editor's frame, also while a file is wrong. */
export interface BesideEditor {
  /** The editor's own, which may show the pages in a frame. */
  origin: string;
  posts: Posts;
}

/**
 * The server of the editing loop: it answers as the built site does, with pages that Astro renders
 * anew; while something is wrong, with a page that lists it.
 */
export function serverInDev(settings: Settings, beside?: BesideEditor): AstroIntegration {
  const named = new Map<string, Locals>();
  let opened: Promise<Parts> | undefined;

  /** An invalid post may be fixed by the next request. */
  async function parts(render: Pages['render']): Promise<Parts> {
    opened ??= open(settings, render, beside);
    return opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  }

  return {
    name: 'server-in-dev',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const wrong = currentProblems(server);
        const render: Pages['render'] = async ({ url }, locals) => {
          const name = randomUUID();
          named.set(name, locals);
          const { pathname, search } = new URL(url);
          const here = new URL(pathname + search, server.resolvedUrls?.local[0]);
          const own = { [NAME_OF_LOCALS]: name, accept: 'text/html' };
          const { body, status, headers } = await fetch(here, { headers: own, redirect: 'manual' });
          named.delete(name);
          if (status === 500) return pageOf(await wrong.afterFailure());
          const seen = new Headers();
          for (const header of ['content-type', 'location', 'cache-control']) {
            const value = headers.get(header);
            if (value !== null) seen.set(header, value);
          }
          return new Response(body, { status, headers: seen });
        };
        const handle = async (
          request: IncomingMessage,
          response: ServerResponse,
          next: (error?: unknown) => void,
        ) => {
          const locals = named.get(String(request.headers[NAME_OF_LOCALS]));
          const isOwn = OWN_PATH.test(request.url ?? '') && request.url !== TOKEN_PATH;
          const isPage = !(locals || isOwn) && request.headers.accept?.includes('text/html');
          const refuse = (problems: readonly ContentProblem[]) =>
            response.writeHead(500, HTML).end(problemsPage(problems));
          try {
            const problems = isPage && !beside ? await wrong.now() : [];
            if (problems.length > 0) return refuse(problems);
            const { app, posts } = await parts(render);
            if (!locals && !isOwn) return app.routing(request, response);
            const day = texasToday();
            const own = {
              ...siteStatusOn(day, statusesNow()),
              ...{ posts, today: () => day, isPatient: true },
            };
            Reflect.set(request, LOCALS, locals ?? own);
            return next();
          } catch (error) {
            if (!isPage || response.headersSent) return next(error);
            const problems = await wrong.now();
            const expected = messageOf(error);
            return refuse(problems.length > 0 ? problems : [{ file: 'site', field: '', expected }]);
          }
        };
        // Runs before Astro's check of origins, which has its own words for a cross-site form.
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

function pageOf(problems: readonly ContentProblem[]): Response {
  return new Response(problemsPage(problems), { status: 500, headers: HTML });
}

/** No messages, and posts that nobody keeps for later. */
function storesOf({ posts }: BesideEditor): Pick<Stores, 'posts' | 'ages' | 'close'> {
  return { posts, ages: NOT_KEPT, close: async () => posts.close() };
}

async function open(
  settings: Settings,
  render: Pages['render'],
  beside: BesideEditor | undefined,
): Promise<Parts> {
  const log = faultLog(settings.LOG_LEVEL);
  const folders = { ...FIRM_POSTS, imageHost: settings.IMAGE_HOST };
  const stores = beside
    ? storesOf(beside)
    : await openStores(settings, log, () => readPostFiles(folders));
  let listed = new Set<string>();
  const site = {
    routes: ROUTES.map(({ href }) => ({ route: href, pattern: patternOf(href) })),
    render,
    isListed: (path: string) => {
      // What is listed for once is asked for with every key that the editor's form is typed in.
      if (!(beside && listed.has(path))) listed = new Set(listedIn('.'));
      return listed.has(path);
    },
    // Pages without a policy would get the default, which loads nothing.
    policies: Object.fromEntries(
      ROUTES.map(({ href }) => [href, `frame-ancestors ${beside?.origin ?? "'self'"}`]),
    ),
    get redirects() {
      return redirectsOf(byAddressKey(redirectsFile('.').content));
    },
    get statuses() {
      return statusesNow();
    },
    ...{ siteUrl: settings.SITE_URL, imageHost: settings.IMAGE_HOST },
  };
  const app = buildApp({
    ...stores,
    ...{ settings, log, site, files: ownFiles(settings.SITE_URL) },
    built: { pages: new Map(), siteStatus: '' },
    ...(!beside && { tokenKey: randomBytes(32) }),
    today: texasToday,
    // Never stale, and never in a hurry: each request renders the files as they are.
    maxBytes: 1,
    limits: { ...LIMITS, renderingWaitMs: 60_000, streamAfterMs: 60_000 },
  });
  await app.ready();
  return { ...stores, app };
}

/** The announcements of firm.yaml, as it is written now. */
function statusesNow() {
  return datedStatuses(SETTLED, announcementsIn('.'), texasToday());
}
