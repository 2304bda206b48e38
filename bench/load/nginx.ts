import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../setup/free-port.ts';
import { PROGRAM_ENV } from './programs.ts';

/** nginx on a port of its own. */
export interface Nginx {
  url: string;
  pid: number;
  /** What deploy/exchange.sh has to know of it. */
  env: Readonly<Record<'NGINX_COMMAND' | 'NGINX_PID', string>>;
  close(): Promise<void>;
}

/**
 * Starts nginx, which writes nothing outside a temporary folder and logs nothing.
 *
 * @param http what its `http` block holds, where nginx is to listen on `port`
 * @param main further lines outside of any block
 * @throws where nginx does not start
 */
export async function startNginx(http: (port: number) => string, main: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = `
daemon off;
pid nginx.pid;
error_log stderr crit;
${main}
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path temp;`).join('\n  ')}
${http(port)}
}
`;
  writeFileSync(join(folder, 'nginx.conf'), configuration);
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
    pid: child.pid ?? 0,
    env: {
      NGINX_COMMAND: `nginx -p ${folder} -c nginx.conf -e stderr`,
      NGINX_PID: join(folder, 'nginx.pid'),
    },
    async close() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
