import { flushCompileCache } from 'node:module';
import { dayClock } from '../base/calendar/texas-time.ts';
import { type Environment, environment } from '../base/settings/environment.ts';
import { type Settings, SettingsError } from '../base/settings/settings.ts';
import { siteSettings } from '../base/settings/site-settings.ts';
import { readSeed } from '../blog/seed.ts';
import { openChannels } from '../inbox/channels/channels.ts';
import { inboxPath } from '../inbox/store.ts';
import { buildApp } from './app.ts';
import { endWithNpm } from './end-with-npm.ts';
import { loadBuilt } from './load-built.ts';
import { createLogger } from './logger.ts';
import { StartError } from './start-error.ts';
import { openStores } from './stores.ts';
import { readRejected } from './version.ts';

/**
 * Milliseconds for requests and deliveries to finish on close; containers are killed after ten
 * seconds.
 */
const GRACE_MS = 9_000;
/** SD_LISTEN_FDS_START of sd_listen_fds(3). */
const FIRST_FD = 3;

/**
 * Runs the server of the site built in `dist` until a signal: prints where it listens and where
 * messages go, or one line per error that keeps it from starting (exit code 1). A second signal ends
 * the process at once.
 */
export async function run(env: Environment, dist: string): Promise<void> {
  endWithNpm();
  try {
    const { url, messages, close } = await start(environment(env), dist);
    // The page handler may hold timers, so exit: all that must be closed is closed.
    const end = () => void close().then(() => process.exit());
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
    process.stdout.write(`Listening on ${url}\n${messages}\n`);
    // By default Node writes it only at a clean exit, so not before a crash.
    flushCompileCache();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Starts the site built in `dist` (client/, server/entry.mjs, built.json).
 *
 * @throws SettingsError or StartError for errors the operator can fix
 */
export async function start(env: Environment, dist: string) {
  const settings = siteSettings(env);
  const fd = systemdSocket(env);
  const log = createLogger(settings.LOG_LEVEL);
  const built = await loadBuilt(dist, settings);
  const { inbox, posts, freshMs, close } = await openStores(settings, log, () => readSeed(dist));
  try {
    const app = buildApp({
      ...built,
      findRejected: () => readRejected(settings.DATA_DIR),
      settings,
      log,
      inbox,
      posts,
      freshMs,
      today: dayClock(),
    });
    // A page may leave a rejected promise after its response: log it and keep running.
    process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled promise rejection'));
    // A socket takes precedence; without a host Fastify would listen on localhost too.
    const listenOptions = { fd, port: settings.PORT, host: settings.HOST };
    const url = await app.listen(listenOptions);
    return {
      url,
      messages: whereMessagesAre(settings),
      close: async () => {
        const end = performance.now() + GRACE_MS;
        // Closes connections that are not done in time.
        const timer = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
        await app.close();
        clearTimeout(timer);
        await close(Math.max(end - performance.now(), 0));
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

/**
 * Returns the file descriptor of the socket passed by systemd, if any.
 *
 * @throws StartError if the variables are for another process, or name not exactly one socket
 */
function systemdSocket({ LISTEN_FDS, LISTEN_PID }: Environment): number | undefined {
  if (LISTEN_FDS === undefined && LISTEN_PID === undefined) return undefined;
  if (LISTEN_FDS !== '1') {
    throw new StartError(
      `LISTEN_FDS is "${LISTEN_FDS ?? ''}", expected 1: one ListenStream in the socket unit`,
    );
  }
  if (LISTEN_PID !== String(process.pid)) {
    throw new StartError(
      `LISTEN_PID is "${LISTEN_PID ?? ''}", and this process is ${process.pid}: have systemd start node itself, no shell and no npm`,
    );
  }
  return FIRST_FD;
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
