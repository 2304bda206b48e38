import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { COMMON } from '../vitest-common.ts';

export default defineConfig({
  test: {
    ...COMMON,
    root: join(import.meta.dirname, '../..'),
    include: ['tests/edits/**/*.test.ts'],
  },
});
