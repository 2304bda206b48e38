/**
 * Builds a copy of the project with every edit of docs/content.md, and runs all tests on it: no test may
 * depend on the office's texts.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyProject } from '../copy-project.ts';
import { makeEdits } from './make-edits.ts';

const copy = copyProject();
try {
  await makeEdits(copy);
  // Tests that copy the project ask Git for its files.
  spawnSync('git', ['init', '--quiet'], { cwd: copy });
  const checks = ['site', 'browser', 'engines', 'unit'];
  const { status } = spawnSync(process.execPath, ['tests/run.ts', ...checks], {
    cwd: copy,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
