import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { runCommand } from './testing/run-command.ts';

const PROJECT = join(import.meta.dirname, '..');

let copy: string;

/** A copy of what the command reads, so that a test may break it. */
beforeEach(() => {
  copy = temporaryFolder();
  for (const folder of ['base', 'cli', 'content']) {
    cpSync(join(PROJECT, folder), join(copy, folder), { recursive: true });
  }
  cpSync(join(PROJECT, 'package.json'), join(copy, 'package.json'));
  symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

const launchCheck = () => runCommand(join(copy, 'cli', 'launch-check.ts'));

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
