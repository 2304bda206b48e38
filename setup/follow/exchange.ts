import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { VERSION_PATH } from '../../server/version.ts';

/** For one answer of a server on this machine, which may be busy. */
const ANSWER_MS = 10_000;
/** A server ends within nine seconds; one that hangs is killed. */
const ENDING_MS = 15_000;
/** For systemd to start the next, and that to load: a second, unless the machine has much to do. */
const STARTING_MS = 120_000;
const POLL_MS = 100;
/** A server that ends so often by itself will not stay. */
const FEW_STARTS = 3;

interface Server {
  port: number;
  /** Its process; 0 while systemd is about to start one. */
  pid: number;
  /** How often systemd has started it again. */
  restarts: number;
}

const answer = z.object({ version: z.string().nullable() });

/**
 * Ends each server of this machine that is of another version, which systemd then starts again on
 * the same socket, one after the other.
 *
 * @returns whether each answers as this version, and is as well as it was
 * @throws Error if no server runs, or systemd cannot be asked
 */
export async function exchangeServers(version: string): Promise<boolean> {
  const running = servers();
  if (running.length === 0) throw new Error('no site@ service runs: start it, and it is followed');
  for (const { port, pid, restarts } of running) {
    if ((await versionAt(port)) === version) continue;
    const wasWell = await isWell(port);
    await end(pid);
    const isThere = async () =>
      (await versionAt(port)) === version && (!wasWell || (await isWell(port)));
    const until = performance.now() + STARTING_MS;
    while (!(await isThere())) {
      const since = servers().find((server) => server.port === port)?.restarts ?? restarts;
      if (performance.now() > until || since > restarts + FEW_STARTS) return false;
      await pause(POLL_MS);
    }
  }
  return true;
}

/** The site's services, as systemd tells anybody who asks. */
function servers(): Server[] {
  const asked = ['show', 'site@*.service', '--property=Id,MainPID,NRestarts,ActiveState'];
  const { status, stdout, stderr, error } = spawnSync('systemctl', asked, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`systemctl ${asked.join(' ')}: ${error?.message ?? stderr}`);
  return stdout.split('\n\n').flatMap((shown) => {
    const [, port] = /^Id=site@(\d+)\.service$/m.exec(shown) ?? [];
    const [, pid] = /^MainPID=(\d+)$/m.exec(shown) ?? [];
    const [, restarts] = /^NRestarts=(\d+)$/m.exec(shown) ?? [];
    const isStopped = /^ActiveState=(?:inactive|failed)$/m.test(shown);
    if (port === undefined || isStopped) return [];
    return [{ port: Number(port), pid: Number(pid ?? 0), restarts: Number(restarts ?? 0) }];
  });
}

async function end(pid: number): Promise<void> {
  const until = performance.now() + ENDING_MS;
  for (let isThere = signal(pid, 'SIGTERM'); isThere; isThere = signal(pid, 0)) {
    if (performance.now() > until) signal(pid, 'SIGKILL');
    await pause(POLL_MS);
  }
}

/** Whether there is such a process to be told. */
function signal(pid: number, name: 'SIGTERM' | 'SIGKILL' | 0): boolean {
  try {
    return pid > 0 && process.kill(pid, name);
  } catch {
    return false;
  }
}

async function versionAt(port: number): Promise<string | null | undefined> {
  const response = await ask(port, VERSION_PATH);
  const text = await response?.json().catch(() => undefined);
  return answer.safeParse(text).data?.version;
}

/** Whether it takes messages and has its pages. */
async function isWell(port: number): Promise<boolean> {
  const [ready, home] = [await ask(port, '/readyz'), await ask(port, '/')];
  return ready?.ok === true && home?.ok === true;
}

function ask(port: number, path: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  return fetch(`http://127.0.0.1:${port}${path}`, { signal }).catch(() => undefined);
}
