import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import type { FastifyBaseLogger } from 'fastify';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import type { Settings } from '../../src/base/settings/settings.ts';
import { announcementsIn, datedStatuses } from '../../src/content/checks/launch/dated-statuses.ts';
import { NO_PROBLEMS } from '../../src/content/checks/launch/launch-status.ts';
import { undefinedIfInvalid } from '../../src/content/reader/content-error.ts';
import { problemsPage } from '../../src/content/reader/problems-page.ts';
import { redirectsFile } from '../../src/content/reader/redirects.ts';
import { byAddressKey } from '../../src/content/schemas/redirects.ts';
import { openChannels } from '../../src/inbox/channels/channels.ts';
import { type Inbox, openInbox } from '../../src/inbox/inbox.ts';
import { inboxPath } from '../../src/inbox/store.ts';
import { buildApp } from '../../src/server/app.ts';
import { LIMITS } from '../../src/server/limits.ts';
import { createLogger } from '../../src/server/logger.ts';
import type { Locals, Pages } from '../../src/server/respond/pages.ts';
import { redirectsOf } from '../../src/server/respond/redirects.ts';
import { siteStatusOn } from '../../src/server/respond/site-status.ts';
import { dynamicPaths } from '../../src/site/addresses.ts';
import { patternOf, ROUTES } from '../../src/site/routes.ts';
import { currentProblems } from './current-problems.ts';
import { postsFromFiles } from './posts-from-files.ts';

/** The symbol by which Astro's development server finds a request's locals. */
const LOCALS = Symbol.for('astro.locals');
/** The header that identifies the locals of a request from this process. */
const NAME_OF_LOCALS = 'x-locals';
/** The name of Vite's middleware that rejects foreign host names. */
const HOST_CHECK = 'hostValidationMiddleware';
const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** The addresses that Vite serves itself. */
const OWN_PATH = /^\/[@_]|\.\w+(?:\?|$)/;

const takesNone = () => Promise.reject(new Error('only npm run dev takes messages'));
/** Rejects messages that the office tries to send in the editor or a preview. */
const CLOSED_INBOX: Inbox = { add: takesNone, health: takesNone, close: async () => {} };

/** The folders whose files a page shows without importing them. */
const FOLLOWED = /[\\/](?:content|screens|shell)[\\/]/;

/** The purpose of a development server; without options, the preview of a post. */
export interface DevUse {
  /** Origin of the editor, which frames the pages, even while a file is invalid. */
  editor?: string;
  /** Whether it is `npm run dev`, which prints its address and takes messages. */
  isLoop?: boolean;
}

/**
 * The server of `npm run dev`: responds as the built site does, with posts from their files and pages
 * rendered by Astro on each request; while the content is invalid, with a page that lists the problems.
 */
export function serverInDev(settings: Settings, use: DevUse): AstroIntegration {
  const { editor } = use;
  const named = new Map<string, Locals>();
  let opened: Awaited<ReturnType<typeof open>> | undefined;

  return {
    name: 'server-in-dev',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const findProblems = currentProblems();
        server.watcher.on('all', (_event, path) => {
          if (FOLLOWED.test(path)) server.environments.client.hot.send({ type: 'full-reload' });
        });
        const render: Pages['render'] = async ({ url }, locals) => {
          const name = randomUUID();
          named.set(name, locals);
          const { pathname, search } = new URL(url);
          const here = new URL(pathname + search, server.resolvedUrls?.local[0]);
          const own = { [NAME_OF_LOCALS]: name, accept: 'text/html' };
          const { body, status, headers } = await fetch(here, { headers: own, redirect: 'manual' });
          named.delete(name);
          const problems = status === 500 ? await findProblems() : [];
          if (problems.length > 0)
            return new Response(problemsPage(problems), { status, headers: HTML });
          const seen = new Headers();
          for (const header of ['content-type', 'location', 'cache-control']) {
            const value = headers.get(header);
            if (value !== null) seen.set(header, value);
          }
          return new Response(body, { status, headers: seen });
        };
        opened = await open(settings, render, use);
        const { app, posts } = opened;
        const handle = async (
          request: IncomingMessage,
          response: ServerResponse,
          next: (error?: unknown) => void,
        ) => {
          const locals = named.get(String(request.headers[NAME_OF_LOCALS]));
          const isOwn = OWN_PATH.test(request.url ?? '');
          const isPage = !(locals || isOwn) && request.headers.accept?.includes('text/html');
          try {
            const problems = isPage && editor === undefined ? await findProblems() : [];
            if (problems.length > 0) {
              return response.writeHead(500, HTML).end(problemsPage(problems));
            }
            if (!locals && !isOwn) return app.routing(request, response);
            const day = texasToday();
            const own = {
              ...siteStatusOn(day, statusesNow()),
              posts,
              today: () => day,
              isBuffered: true,
            };
            Reflect.set(request, LOCALS, locals ?? own);
            return next();
          } catch (error) {
            return next(error);
          }
        };
        // Runs after Vite's check of host names (DNS rebinding), and before Astro's check of origins, which has
        // a different message for a cross-site form.
        server.httpServer?.once('listening', () => {
          const { stack } = server.middlewares;
          const index = stack.findIndex(
            (each) => typeof each.handle === 'function' && each.handle.name === HOST_CHECK,
          );
          stack.splice(index + 1, 0, { route: '', handle });
        });
      },
      'astro:server:done': async () => {
        await opened?.inbox.close(0);
        opened?.posts.close();
      },
    },
  };
}

async function open(settings: Settings, render: Pages['render'], { editor, isLoop }: DevUse) {
  const { IMAGE_HOST, SITE_URL } = settings;
  const log = createLogger(settings.LOG_LEVEL);
  const posts = postsFromFiles('.', IMAGE_HOST);
  const inbox = isLoop ? inboxOf(settings, log) : CLOSED_INBOX;
  let listed = new Set<string>();
  let redirects = redirectsOf(new Map());
  const site = {
    routes: ROUTES.map(({ href }) => ({ route: href, pattern: patternOf(href) })),
    render,
    isListed: (path: string) => {
      // In the editor, a path once listed is not read again: its page is requested at every key.
      if (editor === undefined || !listed.has(path)) listed = new Set(dynamicPaths('.'));
      return listed.has(path);
    },
    // Pages without a policy would get the default, which loads nothing.
    policies: Object.fromEntries(
      ROUTES.map(({ href }) => [href, `frame-ancestors ${editor ?? "'self'"}`]),
    ),
    // While a file is invalid, the last valid redirects apply; the page shows the error.
    get redirects() {
      redirects =
        undefinedIfInvalid(() => redirectsOf(byAddressKey(redirectsFile('.').content))) ??
        redirects;
      return redirects;
    },
    get statuses() {
      return statusesNow();
    },
    siteUrl: SITE_URL,
    imageHost: IMAGE_HOST,
  };
  const app = buildApp({
    posts,
    freshMs: 0,
    settings,
    log,
    site,
    files: new Map(),
    built: { pages: new Map(), siteStatus: '' },
    inbox,
    today: texasToday,
    // No cache and no time limit: each request renders the current files.
    maxBytes: 1,
    limits: { ...LIMITS, renderingWaitMs: 60_000, streamAfterMs: 60_000 },
  });
  await app.ready();
  return { app, posts, inbox };
}

/** The inbox of `npm run dev`, which stores and delivers messages as the site does. */
function inboxOf(settings: Settings, log: FastifyBaseLogger): Inbox {
  const { DATA_DIR } = settings;
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  return openInbox(inboxPath(DATA_DIR), openChannels(settings), log);
}

/** The current announcements of firm.yaml. */
function statusesNow() {
  return datedStatuses(NO_PROBLEMS, announcementsIn('.'), texasToday());
}
