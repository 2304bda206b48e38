/** The road of changed sentences to the public site, with the site's own build. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { HIDDEN_POST } from './publish-copy.ts';

const { said } = z
  .object({ said: z.string() })
  .parse(JSON.parse(readFileSync(process.env['PUBLISHED'] ?? '', 'utf8')));

const publicText = (file: string) =>
  spawnSync('git', ['show', `origin/main:${file}`], { encoding: 'utf8' }).stdout;

test('a changed heading and a hidden post are listed, built, pushed and seen', () => {
  expect(said).toMatch(/^content\/pages\/about\.yaml, .*:\n- .*\n\+ Three kinds of work$/m);
  expect(said).toContain(`${HIDDEN_POST}, is_published:\n- true\n+ false`);
  expect(said).toMatch(/The public site shows it since /);
  expect(publicText('content/pages/about.yaml')).toContain('Three kinds of work');
  expect(publicText(HIDDEN_POST)).toContain('is_published: false');
});
