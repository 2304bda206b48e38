import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '..');

let copy: string;

/** A copy of what the command reads, so that a test may break it. */
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'launch-check-'));
  for (const folder of ['cli', 'gate', 'content']) {
    cpSync(join(PROJECT, folder), join(copy, folder), { recursive: true });
  }
  cpSync(join(PROJECT, 'package.json'), join(copy, 'package.json'));
  symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return () => rmSync(copy, { recursive: true });
});

/** Runs the copy from another folder than the project's. */
function launchCheck() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(copy, 'cli', 'launch-check.ts')],
    { cwd: tmpdir(), encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

test('names each finding with its file, and how many there are', () => {
  writeFileSync(
    join(copy, 'content', 'testimonials.yaml'),
    '- { name: Di Fox, role: Owner, content: Fine., rating: 4, sample: true }',
  );
  const { status, stdout, stderr } = launchCheck();
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toContain('content/testimonials.yaml: Di Fox is a sample testimonial');
  expect(lines.at(-1)).toBe(
    `${lines.length - 1} to replace, approve or prove before the site goes live.`,
  );
});

test('a file that cannot be used is an error of its own', () => {
  writeFileSync(join(copy, 'content', 'claims.yaml'), 'none');
  expect(launchCheck()).toEqual({
    status: 2,
    stdout: '',
    stderr: 'content/claims.yaml, line 1: expected a list, each entry after "- "\n',
  });
});
