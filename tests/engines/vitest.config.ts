import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/{engines,editor}/*.engine.ts'],
    maxWorkers: 2,
    globalSetup: 'tests/engines/set-up.ts',
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
