import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { COMMON } from '../vitest-common.ts';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    ...COMMON,
    include: ['tests/netlify/*.test.ts'],
    // The content is read once for all files.
    fileParallelism: false,
    globalSetup: 'tests/netlify/serve-on-netlify.ts',
  },
});
