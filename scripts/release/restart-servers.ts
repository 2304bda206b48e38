import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fetchVersion, VERSION_TIMEOUT_MS } from '../publish/public-site.ts';

/** Milliseconds for a server to stop, start and load. It takes seconds unless the machine is busy. */
const EXCHANGE_MS = 120_000;
/** A server that exits more often than this counts as failed. */
const FEW_STARTS = 3;

/**
 * Stops each server of this machine that runs another version, one after the other; systemd restarts it
 * on the same socket.
 *
 * @returns whether each responds with this version, and is ready
 * @throws Error if no server runs, or systemctl fails
 */
export async function restartServers(version: string): Promise<boolean> {
  for (const { port, pid, restarts } of servers()) {
    if (await isReady(port, version)) continue;
    // It may have exited by itself meanwhile.
    if (pid !== '0') spawnSync('kill', [pid]);
    const until = performance.now() + EXCHANGE_MS;
    while (!(await isReady(port, version))) {
      const since = servers().find((server) => server.port === port)?.restarts ?? restarts;
      if (performance.now() > until || since > restarts + FEW_STARTS) return false;
      await pause(100);
    }
  }
  return true;
}

/** The site's services, each with its pid (0 while starting) and its number of restarts. */
function servers(): { port: string; pid: string; restarts: number }[] {
  const asked = ['show', 'site@*.service', '--property=Id,MainPID,NRestarts,ActiveState'];
  const { status, stdout, stderr, error } = spawnSync('systemctl', asked, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`systemctl ${asked.join(' ')}: ${error?.message ?? stderr}`);
  const found = stdout.split('\n\n').flatMap((shown) => {
    const of = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(shown)?.[1] ?? '';
    const port = /\d+/.exec(of('Id'))?.[0];
    if (port === undefined || /inactive|failed/.test(of('ActiveState'))) return [];
    return [{ port, pid: of('MainPID'), restarts: Number(of('NRestarts')) }];
  });
  if (found.length === 0) throw new Error('no site@ service runs: start it, and it is followed');
  return found;
}

async function isReady(port: string, version: string): Promise<boolean> {
  const origin = `http://127.0.0.1:${port}`;
  const seen = await fetchVersion(origin).catch(() => undefined);
  if (seen?.version !== version) return false;
  const signal = AbortSignal.timeout(VERSION_TIMEOUT_MS);
  return fetch(`${origin}/readyz`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
