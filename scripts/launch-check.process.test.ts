import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { texasToday } from '../src/base/calendar/texas-time.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { runScript } from './command/testing/run-command.ts';

test('the launch check lists open problems by owner, exceptions, and the number left', () => {
  const project = temporaryFolder();
  cpSync('content', join(project, 'content'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(project, 'content', file), text);
  write('testimonials.yaml', '- { name: Di Fox, role: Owner, content: Fine., rating: 4 }');
  const today = texasToday();
  write(
    'launch.yaml',
    `- { point: people/founder, by: Ann Lee, why: She is away, decided: ${today}, until: ${today} }
- { point: claims/since, by: Ann Lee, why: It is looked for, decided: 2026-11-01, until: 2026-11-02 }`,
  );
  const command = join(import.meta.dirname, 'launch-check.ts');
  const { status, stdout, stderr } = runScript(command, [], '', {}, project);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  const [, office = ''] = stdout.split('\nTHE OFFICE\n');
  expect(stdout).toMatch(/^THE CPA\n/);
  expect(office).toContain('\n  testimonials/Di Fox (line 1): a sample (Owner)\n');
  expect(stdout).toContain(`  people/founder: until ${today}, by Ann Lee: She is away\n`);
  expect(stdout).not.toContain('people/founder: Margaret');
  expect(stdout).toMatch(/^ {2}claims\/since \(line \d+\): "serving since 1975"$/m);
  expect(stdout).toContain('  claims/since: until 2026-11-02. Settle it and remove the entry, or');
  expect(stdout).toContain('Not seen from here: posts that have no file in content/posts/');
  const open = stdout.split('NO LONGER')[0]?.match(/^ {2}(?!Not seen)/gm) ?? [];
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(
    `${open.length} to settle before the site goes live, 1 allowed for now.`,
  );
});
