import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { dayClock } from '../base/calendar/texas-time.ts';
import type { Environment } from '../base/settings/environment.ts';
import type { Settings } from '../base/settings/settings.ts';
import { siteSettings } from '../base/settings/site-settings.ts';
import { readSeed } from '../blog/seed.ts';
import { openChannels } from '../inbox/channels/channels.ts';
import { inboxPath } from '../inbox/store.ts';
import { buildApp } from './app.ts';
import { loadBuilt } from './load-built.ts';
import { faultLog } from './logger.ts';
import { StartError } from './start-error.ts';
import { openStores } from './stores.ts';
import { systemdSocket } from './systemd-socket.ts';
import { readRefused } from './version.ts';

/**
 * Milliseconds for requests and deliveries to finish on close; containers are killed after ten
 * seconds.
 */
const graceMs = 9_000;

/** A listening server. */
export interface Running {
  /** The address, such as http://127.0.0.1:4321, or the path of a Unix socket. */
  url: string;
  /** One sentence on where messages go. */
  messages: string;
  /** Finishes pending requests, then closes the stores. */
  close(): Promise<void>;
}

/**
 * Starts the site built in `dist` (client/, server/entry.mjs, built.json).
 *
 * @throws SettingsError or StartError for errors the operator can fix
 */
export async function start(env: Environment, dist: string): Promise<Running> {
  const settings = siteSettings(env);
  const fd = systemdSocket(env);
  const log = faultLog(settings.LOG_LEVEL);
  const built = await loadBuilt(dist, settings);
  const { inbox, posts, ages, close } = await openStores(settings, log, () => readSeed(dist));
  try {
    const app = buildApp({
      ...built,
      findRefused: () => readRefused(settings.DATA_DIR),
      settings,
      log,
      inbox,
      tokenKey: randomBytes(32),
      posts,
      ages,
      today: dayClock(),
    });
    // A page may leave a rejected promise after its response: log it, keep running.
    process.on('unhandledRejection', (err) => log.error({ err }, 'nobody awaited what failed'));
    // A socket takes precedence; without a host Fastify would listen on localhost too.
    const listenOptions = { fd, port: settings.PORT, host: settings.HOST };
    const url = await app.listen(listenOptions);
    return {
      url,
      messages: whereMessagesAre(settings),
      close: async () => {
        const closedAt = performance.now();
        await finish(app);
        await close(Math.max(graceMs - (performance.now() - closedAt), 0));
      },
    };
  } catch (error) {
    await close(0);
    throw listenError(error, settings);
  }
}

function whereMessagesAre(settings: Settings): string {
  const channels = openChannels(settings).map(({ name }) => name);
  return channels.length > 0
    ? `Messages are delivered by ${channels.join(', ')}`
    : `Messages are kept in ${inboxPath(settings.DATA_DIR)}; read them with npm run inbox`;
}

/** Closes connections that are not done in time. */
async function finish(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close();
  clearTimeout(timer);
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
