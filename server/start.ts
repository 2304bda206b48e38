import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { readSettings, type Settings } from '../settings/settings.ts';
import { buildApp } from './app.ts';
import { loadSite } from './load-site.ts';
import { watchNewYear } from './new-year.ts';
import type { PageHandler } from './page-answer.ts';
import { StartError } from './start-error.ts';
import { openStores } from './stores.ts';

/** How long requests may take to finish once the server is closing. */
const graceMs = 10_000;
const idleCheckMs = 50;

/** A listening server. */
export interface Running {
  /** Where it listens, such as http://127.0.0.1:4321. */
  url: string;
  /** Finishes what is under way, then closes the stores. */
  close(): Promise<void>;
}

/**
 * Starts the site built in `dist` (client/, server/entry.mjs, _headers.json).
 *
 * @throws SettingsError or StartError for what the operator can put right.
 */
export async function start(env: NodeJS.ProcessEnv, dist: string): Promise<Running> {
  const settings = readSettings(env);
  const [site, render] = [await loadSite(dist), await loadHandler(dist)];
  const { inbox, locals, close } = await openStores(settings);
  try {
    const app = await buildApp({ settings, site, inbox, locals, render });
    const url = await app.listen({ port: settings.PORT, host: settings.HOST });
    const endWatch = watchNewYear(site, (err) => app.log.error({ err }, 'pages keep last year'));
    return {
      url,
      close: async () => {
        endWatch();
        await finish(app);
        close();
      },
    };
  } catch (error) {
    close();
    throw listenError(error, settings);
  }
}

/** Connections kept alive for a next request would keep the server from ending. */
async function finish(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), idleCheckMs);
  const impatience = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close();
  clearInterval(idle);
  clearTimeout(impatience);
}

async function loadHandler(dist: string): Promise<PageHandler> {
  const entry = join(dist, 'server', 'entry.mjs');
  const module: unknown = await import(pathToFileURL(entry).href).catch((cause: unknown) => {
    throw new StartError(`The site is not built (no usable ${entry}): run npm run build`, {
      cause,
    });
  });
  if (hasHandler(module)) {
    await loadChunks(join(dist, 'server', 'chunks'));
    return module.handler;
  }
  throw new StartError(`${entry} exports no handler: run npm run build`);
}

/** A page loads its parts when it is first asked for; a build in the meantime would have removed them. */
async function loadChunks(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mjs'));
  await Promise.all(names.map((name) => import(pathToFileURL(join(folder, name)).href)));
}

function hasHandler(module: unknown): module is { handler: PageHandler } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'handler' in module &&
    typeof module.handler === 'function'
  );
}

function listenError(error: unknown, { PORT, HOST }: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const advice: Record<string, string> = {
    EADDRINUSE: `PORT is "${PORT}", which another program uses: stop it or choose another port`,
    EACCES: `PORT is "${PORT}", which this program may not use: choose 1024 or higher`,
    EADDRNOTAVAIL: `HOST is "${HOST}", which is not an address of this machine`,
    ENOTFOUND: `HOST is "${HOST}", which is not an address of this machine`,
  };
  const message = typeof code === 'string' ? advice[code] : undefined;
  return message === undefined ? error : new StartError(message, { cause: error });
}
