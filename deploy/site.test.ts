import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NODE_FLAGS } from '../server/node-flags.ts';

test('the unit starts Node.js as npm start does', () => {
  const unit = readFileSync(new URL('site@.service', import.meta.url), 'utf8');
  expect(unit).toContain(`/node ${NODE_FLAGS.join(' ')} dist/server/entry.mjs\n`);
});
