import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../release/free-port.ts';

/** nginx on its own port. */
export interface Nginx {
  url: string;
  pid: number;
  close(): Promise<void>;
}

/**
 * Starts nginx in one process, which serves a folder's page, precompressed, with our server's headers.
 *
 * @param page its path, such as `/about`
 * @throws if nginx does not start
 */
export async function startNginx(client: string, page: string, ours: Headers): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const own =
    /^(?:connection|content-(?:encoding|length|type)|date|etag|keep-alive|transfer-encoding|vary)$/;
  const headers = [...ours]
    .filter(([name]) => !own.test(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\]/g, '\\$&')}";`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
master_process off;
pid nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=1000;
  gzip_static on;
  gzip_vary on;
  types {}
  server {
    listen 127.0.0.1:${port};
    root "${client}";
    location = ${page} {
      default_type "${ours.get('content-type')}";
      ${headers.join('\n      ')}
      try_files ${page}.html =404;
    }
  }
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    // Debian has it in the PATH of root only.
    env: { ...process.env, PATH: `/usr/sbin:${process.env['PATH']}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const answers = () => fetch(url + page).then(Boolean, () => false);
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    await pause(20);
  }
  return {
    url,
    pid: child.pid ?? 0,
    async close() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
