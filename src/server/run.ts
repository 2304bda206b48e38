import { flushCompileCache } from 'node:module';
import { type Environment, environment } from '../base/settings/environment.ts';
import { SettingsError } from '../base/settings/settings.ts';
import { endWithNpm } from './end-with-npm.ts';
import { type Running, start } from './start.ts';
import { StartError } from './start-error.ts';

/**
 * Runs the server until a signal: prints where it listens and where messages go, or one line per
 * error that keeps it from starting (exit code 1). A second signal ends the process at once.
 */
export async function run(env: Environment, dist: string): Promise<void> {
  endWithNpm();
  try {
    const server = await start(environment(env), dist);
    process.once('SIGTERM', () => void close(server));
    process.once('SIGINT', () => void close(server));
    process.stdout.write(`Listening on ${server.url}\n${server.messages}\n`);
    // By default it is written at a clean exit only, so not before a crash.
    flushCompileCache();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

async function close(server: Running): Promise<void> {
  await server.close();
  // The page handler may hold timers; everything that matters is closed.
  process.exit();
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
