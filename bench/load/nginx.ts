import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PROGRAM_ENV } from './programs.ts';

const CLIENT = join(import.meta.dirname, '../../dist/client');

/** What nginx says by itself of a file, or of its connection. */
const ITS_OWN =
  /^(?:connection|content-encoding|content-length|content-type|date|etag|keep-alive|transfer-encoding|vary)$/;

/** nginx as it serves some pages of the built site. */
interface Nginx {
  url: string;
  pid: number;
  close(): Promise<void>;
}

/**
 * Serves pages of dist/ with nginx: one process, the compressed copies of the build, and the
 * headers that our own server sends with each.
 *
 * @param ours where our own server listens
 * @param paths pages that are files, such as /about
 */
export async function serveWithNginx(ours: string, paths: readonly string[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const pages = await Promise.all(paths.map((path) => pageBlock(ours, path)));
  writeFileSync(join(folder, 'nginx.conf'), configuration(port, pages));
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  const child = spawn('nginx', args, {
    env: PROGRAM_ENV,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    await pause(20);
  }
  return { url, pid: child.pid ?? 0, close };
}

/** One process, for one core; nothing is logged, and a connection serves as long as it is kept. */
function configuration(port: number, pages: readonly string[]): string {
  return `
daemon off;
master_process off;
pid nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=1000;
  gzip_static on;
  gzip_vary on;
  types {}
  client_body_temp_path temp;
  proxy_temp_path temp;
  fastcgi_temp_path temp;
  uwsgi_temp_path temp;
  scgi_temp_path temp;
  server {
    listen 127.0.0.1:${port};
    root ${quoted(CLIENT)};
${pages.join('\n')}
  }
}
`;
}

async function pageBlock(ours: string, path: string): Promise<string> {
  const { headers } = await fetch(`${ours}${path}`, { method: 'HEAD' });
  const added = [...headers].filter(([name]) => !ITS_OWN.test(name));
  return [
    `location = ${path} {`,
    `  default_type ${quoted(headers.get('content-type') ?? '')};`,
    ...added.map(([name, value]) => `  add_header ${name} ${quoted(value)};`),
    `  try_files ${path}.html =404;`,
    '}',
  ].join('\n');
}

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Whether somebody answers there. */
export async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
