import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { COMMON } from '../vitest-common.ts';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    ...COMMON,
    include: ['tests/data-api/*.test.ts'],
    globalSetup: 'tests/data-api/set-up.ts',
  },
});
