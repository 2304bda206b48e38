import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { texasToday } from '../../base/calendar/texas-time.ts';
import type { Settings } from '../../base/settings/settings.ts';
import { sqlitePosts } from '../../blog/stores/sqlite/driver.ts';
import { fakePosts } from '../../blog/testing/posts.ts';
import { openInbox } from '../../inbox/inbox.ts';
import { type MessageStore, openMessageStore } from '../../inbox/store.ts';
import { type AppDependencies, buildApp } from '../app.ts';
import { LIMITS, type Limits } from '../limits.ts';
import { type Built, loadBuilt } from '../load-built.ts';
import { createLogger } from '../logger.ts';
import type { Pages } from '../respond/pages.ts';
import { fakeSite } from './fake-site.ts';

/** A server with the fake site and a real store in a temporary folder. */
export interface TestApp {
  app: FastifyInstance;
  store: MessageStore;
  inboxFile: string;
  /** All log lines except "Server listening". */
  log: string[];
  close(): Promise<void>;
}

interface TestParts {
  settings?: Partial<AppDependencies['settings'] & Pick<Settings, 'SITE_URL' | 'IMAGE_HOST'>>;
  limits?: Partial<Limits>;
  /** Renders pages on demand; by default all are 404. */
  render?: Pages['render'];
  posts?: AppDependencies['posts'];
  freshMs?: number;
  today?: AppDependencies['today'];
}

/** Routes that the real site renders on demand. */
const routes = [
  { route: '/art/post/[slug].svg', pattern: /^\/art\/post\/([^/]+?)\.svg$/ },
  { route: '/blog', pattern: /^\/blog$/ },
  { route: '/blog/[slug]', pattern: /^\/blog\/([^/]+?)$/ },
  { route: '/pictures/[slug]/[file]', pattern: /^\/pictures\/([^/]+?)\/([^/]+?)$/ },
  { route: '/contact/check', pattern: /^\/contact\/check$/ },
  ...['/', '/about', '/services', '/message-sent', '/not-found'].map((route) => ({
    route,
    pattern: new RegExp(`^${route}$`),
  })),
  { route: '/services/[slug]', pattern: /^\/services\/[^/]+$/ },
];

/** No page is streamed, and open connections do not delay closing. */
const TEST_LIMITS = { streamAfterMs: 60_000, closeDelayMs: 1 };

/** The fake site by its settings and day: loaded once, since nothing writes to it. */
const loaded = new Map<string, Promise<Built>>();

function builtFor({ SITE_URL, IMAGE_HOST }: Pick<Settings, 'SITE_URL' | 'IMAGE_HOST'>) {
  const key = [SITE_URL, IMAGE_HOST, texasToday()].join();
  const built = loaded.get(key) ?? load({ SITE_URL, IMAGE_HOST });
  loaded.set(key, built);
  return built;
}

async function load(settings: Pick<Settings, 'SITE_URL' | 'IMAGE_HOST'>): Promise<Built> {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  try {
    return await loadBuilt(fakeSite(dist), settings);
  } finally {
    rmSync(dist, { recursive: true });
  }
}

/** Creates a server to inject requests into. */
export async function testApp({
  settings,
  limits,
  render = async () => new Response(null, { status: 404 }),
  posts = fakePosts(),
  freshMs = sqlitePosts.freshMs,
  today = texasToday,
}: TestParts = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  const inboxFile = join(folder, 'inbox.sqlite');
  const store = openMessageStore(inboxFile);
  const log: string[] = [];
  const lines = createLogger('info', {
    write: (line) => line.includes('Server listening') || log.push(line),
  });
  const inbox = openInbox(inboxFile, [], lines);
  const all = {
    SITE_URL: 'https://www.example.com',
    IMAGE_HOST: undefined,
    TRUST_PROXY: false,
    RATE_LIMIT: 'off' as const,
    ...settings,
  };
  const built = await builtFor(all);
  const app = buildApp({
    ...built,
    site: { ...built.site, routes, render },
    inbox,
    posts,
    freshMs,
    today,
    log: lines,
    limits: { ...LIMITS, ...TEST_LIMITS, ...limits },
    settings: all,
  });
  return {
    app,
    store,
    inboxFile,
    log,
    close: async () => {
      await app.close();
      await inbox.close(0);
      store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Like `testApp`, closed when the test finishes. */
export async function appForTest(parts?: TestParts): Promise<TestApp> {
  const site = await testApp(parts);
  onTestFinished(site.close);
  return site;
}
