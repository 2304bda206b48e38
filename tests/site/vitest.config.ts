import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['tests/site/**/*.test.ts'],
    environment: 'node',
    env: { ENV_FILE: '' },
    isolate: false,
    // More than half of the time goes into waiting for servers.
    maxWorkers: 2,
    setupFiles: join(import.meta.dirname, 'fresh-connections.ts'),
    globalSetup: join(import.meta.dirname, 'serve.ts'),
    // Bounds for a busy machine; nothing is expected to take this long.
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
