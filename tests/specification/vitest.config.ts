import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['tests/specification/*.test.ts'],
    environment: 'node',
    globalSetup: join(import.meta.dirname, '../site/serve.ts'),
  },
});
