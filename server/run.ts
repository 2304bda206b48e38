import { flushCompileCache } from 'node:module';
import { type Environment, environment } from '../settings/environment.ts';
import { SettingsError } from '../settings/settings.ts';
import { endWithNpm } from './end-with-npm.ts';
import { type Running, start } from './start.ts';
import { StartError } from './start-error.ts';

/**
 * Runs the server until the process is asked to end: says where it listens and where messages go,
 * or in a line per fault why it cannot start (exit code 1). A second signal ends the process at once.
 */
export async function run(env: Environment, dist: string): Promise<void> {
  endWithNpm();
  try {
    const server = await start(environment(env), dist);
    process.once('SIGTERM', () => void close(server));
    process.once('SIGINT', () => void close(server));
    process.stdout.write(`Listening on ${server.url}\n${server.messages}\n`);
    // Written early: Node would write it only at an orderly end.
    flushCompileCache();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

async function close(server: Running): Promise<void> {
  await server.close();
  // Timers of the page handler may be left; all stores are closed.
  process.exit();
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
