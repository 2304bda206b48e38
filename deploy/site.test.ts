import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('the unit starts Node.js as npm start does', () => {
  const [, flags = ''] = /^const flags = \[(.+)\];$/m.exec(textOf('../server/main.ts')) ?? [];
  const started = `/node ${flags.replaceAll(/[',]/g, '')} dist/server/entry.mjs\n`;
  expect(flags).not.toBe('');
  expect(textOf('site@.service')).toContain(started);
});
