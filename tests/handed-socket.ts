import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { portOf } from './port-of.ts';

/** Starts a server for each input line, with the socket as file descriptor 3, as systemd does. */
const STARTER = `while read next; do
  sh -c 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"' sh "$@" <&- & echo "pid $!"; wait
done`;

/** A listening socket that servers get in turn and that outlives them. */
interface HandedSocket {
  port: number;
  /** Starts a server; resolves to its process once it listens. */
  start(): Promise<number>;
  /** Stops it; resolves once it has ended. */
  stop(pid: number): Promise<void>;
  /** Kills any running server, and closes the socket. */
  close(): void;
}

/** @param command the server's program with its arguments */
export async function handedSocket(
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<HandedSocket> {
  const first = createServer().listen(0, '127.0.0.1');
  await once(first, 'listening');
  const port = portOf(first);
  const { stdin, stdout, pid } = spawn('sh', ['-c', STARTER, 'sh', ...command], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit', descriptorOf(first)],
    detached: true,
  });
  if (!stdin || !stdout || pid === undefined) throw new Error('no shell');
  // The shell owns it now.
  first.close();
  let said = '';
  stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const whatIs = async (pattern: RegExp) => {
    for (;;) {
      const [, found] = pattern.exec(said) ?? [];
      if (found !== undefined) return found;
      await once(stdout, 'data');
    }
  };
  return {
    port,
    async start() {
      said = '';
      stdin.write('\n');
      await whatIs(/^(Listening) on /m);
      return Number(await whatIs(/^pid (\d+)\n/m));
    },
    async stop(server) {
      process.kill(server, 'SIGTERM');
      while (isRunning(server)) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    close: () => void process.kill(-pid, 'SIGKILL'),
  };
}

function descriptorOf(server: Server): number {
  const handle: unknown = Reflect.get(server, '_handle');
  if (typeof handle !== 'object' || handle === null) throw new Error('not listening');
  return Number(Reflect.get(handle, 'fd'));
}

/** Whether a process exists. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
