import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules', '.node', 'dist', 'tests/browser', 'tests/site'],
    environment: 'node',
    // Twice as fast; no test may leave its process changed.
    isolate: false,
    // Some start servers and commands, slowly on a busy machine.
    testTimeout: 60_000,
  },
});
