import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Inbox, openInbox } from '../../inbox/store.ts';
import { type AppParts, buildApp } from '../app.ts';
import { loadSite } from '../load-site.ts';
import { faultLogger } from '../logger.ts';
import { fakeSite } from './fake-site.ts';

/** A server over the fake site and a real store in a temporary folder. */
export interface TestApp {
  app: FastifyInstance;
  inbox: Inbox;
  inboxFile: string;
  /** Every line that was logged. */
  log: string[];
  close(): Promise<void>;
}

/** Builds a server to inject requests into; `parts` replaces what a test is about. */
export async function testApp(
  parts: Partial<Omit<AppParts, 'settings'>> & { settings?: Partial<AppParts['settings']> } = {},
): Promise<TestApp> {
  const dist = fakeSite();
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  const inboxFile = join(folder, 'inbox.sqlite');
  const inbox = openInbox(inboxFile);
  const log: string[] = [];
  const app = await buildApp({
    site: await loadSite(dist),
    inbox,
    render: (_request, _response, next) => next(),
    logger: faultLogger('info', { write: (line) => log.push(line) }),
    ...parts,
    settings: {
      SITE_URL: 'https://www.example.com',
      TRUST_PROXY: false,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'info',
      ...parts.settings,
    },
  });
  return {
    app,
    inbox,
    inboxFile,
    log,
    close: async () => {
      await app.close();
      inbox.close();
      for (const path of [dist, folder]) rmSync(path, { recursive: true });
    },
  };
}
