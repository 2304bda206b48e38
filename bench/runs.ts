/**
 * `npm test` again and again, ten times or as often as said, for tests that pass only now and
 * then: `npm run bench -- runs [times]`. Prints each run's time (s), and all that a
 * run said that failed.
 */
import { spawnSync } from 'node:child_process';

const times = Number(process.argv[2] ?? 10);
let failed = 0;
for (let run = 1; run <= times; run += 1) {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync('npm', ['test'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const output = status === 0 ? '' : `${stdout}${stderr}`;
  process.stdout.write(
    `run ${run}: ${status === 0 ? 'passed' : 'failed'}, ${seconds} s\n${output}`,
  );
  if (status !== 0) failed += 1;
}
process.stdout.write(`${times - failed} of ${times} passed\n`);
process.exitCode = failed === 0 ? 0 : 1;
