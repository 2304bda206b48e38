import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFailed, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { fakeSite } from './testing/fake-site.ts';

const program = join(import.meta.dirname, 'testing', 'serve.ts');

test.skipIf(process.platform === 'win32')('the server ends once npm’s shell is gone', async () => {
  const dist = fakeSite(temporaryFolder());
  // The last command keeps the shell from becoming the server.
  const shell = spawn('sh', ['-c', '"$@"; true', 'sh', process.execPath, program, dist], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: temporaryFolder(),
      npm_lifecycle_event: 'start',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  // Kills shell and server by the id of their process group.
  onTestFailed(() => void process.kill(-Number(shell.pid), 'SIGKILL'));
  const [said] = await once(shell.stdout.setEncoding('utf8'), 'data');
  expect(said).toContain('Listening on');
  shell.kill('SIGKILL');
  // The server's output is closed when it ends.
  await once(shell, 'close');
});
