import { expect, test } from 'vitest';
import { inOneLine } from '../../content/reading/content-error.ts';
import { findDrift } from '../../setup/find-drift.ts';

test('nothing of it has to be mended', async () => {
  const { mend } = await findDrift('.');
  expect(mend.map(inOneLine)).toEqual([]);
});
