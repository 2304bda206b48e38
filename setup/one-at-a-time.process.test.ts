import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';

const MODULE = join(import.meta.dirname, 'one-at-a-time.ts');

/** A process that does something with the lock, and says when it waits, when it is at it, and when it has ended. */
function working(file: string, work: string) {
  const program = `
    import { oneAtATime } from ${JSON.stringify(MODULE)};
    await oneAtATime(${JSON.stringify(file)}, async () => {
      console.log('working');
      ${work}
    }, () => console.log('waiting'));
    console.log('done');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const lines: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    lines.push(...text.split('\n').filter(Boolean));
  });
  const said = async (line: string) => {
    while (!lines.includes(line)) await once(child.stdout, 'data');
  };
  return { child, lines, said };
}

test('another process waits until the first has ended, however it ends', async () => {
  const file = join(temporaryFolder(), 'lock');
  const first = working(file, 'await new Promise((end) => setTimeout(end, 1e6));');
  await first.said('working');
  const second = working(file, '');
  await second.said('waiting');
  expect(second.lines).toEqual(['waiting']);
  first.child.kill('SIGKILL');
  await second.said('done');
  expect(second.lines).toEqual(['waiting', 'working', 'done']);
});

test('what fails leaves the lock to the next', async () => {
  const file = join(temporaryFolder(), 'lock');
  const failing = working(file, "throw new Error('broken');");
  await once(failing.child, 'exit');
  const next = working(file, '');
  await next.said('done');
  expect(next.lines).toEqual(['working', 'done']);
});
