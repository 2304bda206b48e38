import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answers, freePort } from './nginx.ts';
import { PROGRAM_ENV } from './programs.ts';

const SITE = join(import.meta.dirname, '../../deploy/nginx-site.conf');

/** nginx in front of a server, and then of another. */
interface NginxTurns {
  url: string;
  /** Lets it send everybody to this port, and resolves once its workers for the last one have ended. */
  turnTo(port: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts nginx with deploy/nginx-site.conf, but for TLS and logs, in front of the server on a port. */
export async function nginxInFrontOf(server: number): Promise<NginxTurns> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const upstream = join(folder, 'upstream.conf');
  const name = (to: number) => writeFileSync(upstream, `server 127.0.0.1:${to};\n`);
  name(server);
  writeFileSync(join(folder, 'nginx.conf'), configuration(port, await freePort(), upstream));
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    env: PROGRAM_ENV,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    await pause(20);
  }
  return {
    url,
    async turnTo(to) {
      const before = workersOf(child.pid);
      name(to);
      child.kill('SIGHUP');
      while (workersOf(child.pid).some((worker) => before.includes(worker))) await pause(20);
    },
    async close() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function workersOf(pid: number | undefined): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
}

function configuration(port: number, other: number, upstream: string): string {
  const site = readFileSync(SITE, 'utf8')
    .replace('/etc/nginx/site-upstream.conf', upstream)
    .replace('listen 80;', `listen 127.0.0.1:${other};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('server_name www.example.com;', 'server_name 127.0.0.1;')
    .replace(/^ *(?:ssl_|access_log |error_log ).*\n/gm, '');
  return `
daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path temp;
  proxy_temp_path temp;
  fastcgi_temp_path temp;
  uwsgi_temp_path temp;
  scgi_temp_path temp;
${site}
}
`;
}
