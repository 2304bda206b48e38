import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/data-api/*.test.ts'],
    globalSetup: 'tests/data-api/set-up.ts',
    env: { ENV_FILE: '' },
    // Faster; tests must not change global state.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
