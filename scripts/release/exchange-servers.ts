import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { hasCode } from '../../src/base/errors/has-code.ts';
import { VERSION_PATH } from '../../src/server/version.ts';

/** The longest wait for an answer of a server on this machine, which may be busy. */
const ANSWER_MS = 10_000;
/** The longest wait for a server to end, systemd to start the next, and that to load: seconds, unless the machine has much to do. */
const EXCHANGE_MS = 120_000;
/** A server that ends so often by itself will not stay. */
const FEW_STARTS = 3;

const answer = z.object({ version: z.string().nullable() });

/** Whether each server of this machine answers as a version. */
export async function isServed(version: string): Promise<boolean> {
  const versions = await Promise.all(servers().map(({ port }) => versionAt(port)));
  return versions.every((each) => each === version);
}

/**
 * Ends each server of this machine that is of another version, which systemd then starts again on
 * the same socket, one after the other.
 *
 * @returns whether each answers as this version, and is ready
 * @throws Error if no server runs, or systemd cannot be asked
 */
export async function exchangeServers(version: string): Promise<boolean> {
  for (const { port, pid, restarts } of servers()) {
    if ((await versionAt(port)) === version) continue;
    if (pid > 0) end(pid);
    const until = performance.now() + EXCHANGE_MS;
    while ((await versionAt(port)) !== version || !(await ask(port, '/readyz'))) {
      const since = servers().find((server) => server.port === port)?.restarts ?? restarts;
      if (performance.now() > until || since > restarts + FEW_STARTS) return false;
      await pause(100);
    }
  }
  return true;
}

/** Asks a process to end, unless it has ended by itself. */
function end(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM');
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

/** The site's services, each with its process, 0 while one is being started, and how often it was restarted. */
function servers(): { port: number; pid: number; restarts: number }[] {
  const asked = ['show', 'site@*.service', '--property=Id,MainPID,NRestarts,ActiveState'];
  const { status, stdout, stderr, error } = spawnSync('systemctl', asked, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`systemctl ${asked.join(' ')}: ${error?.message ?? stderr}`);
  const found = stdout.split('\n\n').flatMap((shown) => {
    const port = /^Id=site@(\d+)\.service$/m.exec(shown)?.[1];
    const number = (name: string) => Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(shown)?.[1]);
    const isStopped = /^ActiveState=(?:inactive|failed)$/m.test(shown);
    if (port === undefined || isStopped) return [];
    return [{ port: Number(port), pid: number('MainPID'), restarts: number('NRestarts') }];
  });
  if (found.length === 0) throw new Error('no site@ service runs: start it, and it is followed');
  return found;
}

async function versionAt(port: number): Promise<string | null | undefined> {
  const text = await (await ask(port, VERSION_PATH))?.json().catch(() => undefined);
  return answer.safeParse(text).data?.version;
}

/** A good answer; undefined for any other. */
async function ask(port: number, path: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal }).catch(
    () => undefined,
  );
  return response?.ok ? response : undefined;
}
