import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { expiringSoon } from './expiring-soon.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');

test('expiringSoon lists expired and soon-expiring facts, papers and due dates, earliest first', () => {
  const project = temporaryFolder();
  cpSync(CONTENT, join(project, 'content'), { recursive: true });
  const plant = (file: string, written: string | RegExp, instead: string) => {
    const path = join(project, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(written, instead));
  };
  const before = expiringSoon(project, '1990-05-01');
  plant('content/facts.yaml', /last_day: [\d-]+/, 'last_day: 1990-07-31');
  plant('content/papers.yaml', /^ {2}kind:/m, '  last_day: 1990-04-30\n  kind:');
  plant('content/dates.yaml', /^ {2}title:/m, '  last_day: 1990-08-01\n  title:');
  expect(before).toEqual([]);
  expect(expiringSoon(project, '1990-05-01')).toMatchObject([
    { file: 'content/papers.yaml', expected: expect.stringMatching(/^held until 1990-04-30/) },
    {
      file: 'content/facts.yaml',
      at: ['facts', expect.any(Number), 'last_day'],
      expected: expect.stringMatching(/^held until 1990-07-31: look at /),
    },
  ]);
  expect(expiringSoon(project, '1990-05-03')).toHaveLength(3);
});
