import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/data-api/*.test.ts'],
    env: { ENV_FILE: '' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
