/** From changed sentences to their sight on the public site, with the site's own build. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const { said, hidden } = z
  .object({ said: z.string(), hidden: z.string() })
  .parse(JSON.parse(readFileSync(process.env['PUBLISHED'] ?? '', 'utf8')));

const publicText = (file: string) =>
  spawnSync('git', ['show', `origin/main:${file}`], { encoding: 'utf8' }).stdout;

test('a changed heading and a hidden post are told, built, pushed and seen', () => {
  expect(said).toContain('+ Three kinds of work');
  expect(said).toMatch(/\(\/about\):\n- /);
  expect(said).toContain(`(${basename(hidden, '.md')}): hidden`);
  expect(said).toMatch(/The public site shows it since /);
  expect(publicText('content/pages/about.yaml')).toContain('Three kinds of work');
  expect(publicText(hidden)).toContain('is_published: false');
});
