import type { FastifyInstance } from 'fastify';
import { dayClock } from '../calendar/texas-time.ts';
import { openChannels } from '../inbox/channels/channels.ts';
import { tokenKey } from '../inbox/spam/key.ts';
import { inboxPath } from '../inbox/store.ts';
import type { Environment } from '../settings/environment.ts';
import type { Settings } from '../settings/settings.ts';
import { siteSettings } from '../settings/site-settings.ts';
import { buildApp } from './app.ts';
import { loadBuilt } from './load-built.ts';
import { faultLog } from './logger.ts';
import { StartError } from './start-error.ts';
import { openStores } from './stores.ts';
import { systemdSocket } from './systemd-socket.ts';

/** How long requests and deliveries may take while closing; containers are killed after ten seconds. */
const graceMs = 9_000;

/** A listening server. */
export interface Running {
  /** Where it listens, such as http://127.0.0.1:4321, or the path of a Unix socket. */
  url: string;
  /** How the firm gets to read its messages, in a sentence. */
  messages: string;
  /** Finishes pending requests, then closes the stores. */
  close(): Promise<void>;
}

/**
 * Starts the site built in `dist` (client/, server/entry.mjs, built.json).
 *
 * @throws SettingsError or StartError for what the operator can put right.
 */
export async function start(env: Environment, dist: string): Promise<Running> {
  const settings = siteSettings(env);
  const fd = systemdSocket(env);
  const log = faultLog(settings.LOG_LEVEL);
  const built = await loadBuilt(dist, settings);
  const { inbox, posts, missingMigrations, ages, close } = await openStores(settings, log);
  try {
    const app = buildApp({
      ...built,
      settings,
      log,
      inbox,
      tokenKey: tokenKey(settings.DATA_DIR, log),
      posts,
      missingMigrations,
      ages,
      today: dayClock(),
    });
    // A page's promise may reject after its answer: log it, and go on.
    process.on('unhandledRejection', (err) => log.error({ err }, 'nobody awaited what failed'));
    // A handed socket takes precedence. With an empty host Fastify would also listen on localhost.
    const place = { fd, port: settings.PORT, host: settings.HOST };
    const url = await app.listen(place);
    return {
      url,
      messages: whereMessagesAre(settings),
      close: async () => {
        const begun = performance.now();
        await finish(app);
        await close(Math.max(graceMs - (performance.now() - begun), 0));
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

/** Ends requests that are not done in time. */
async function finish(app: FastifyInstance): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close();
  clearTimeout(impatience);
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
