import { defineConfig } from 'vitest/config';

const ELSEWHERE = ['node_modules', '.node', 'dist', 'tests'];
/** Tests that start programs of their own, or take seconds for another reason. */
const PROCESSES = '**/*.process.test.ts';

export default defineConfig({
  test: {
    environment: 'node',
    // Whoever runs them may keep settings there.
    env: { ENV_FILE: '' },
    // Twice as fast; no test may leave its process changed.
    isolate: false,
    // Some start servers and commands, slowly on a busy machine.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...ELSEWHERE, PROCESSES],
        },
      },
      {
        extends: true,
        // Most of the time goes into waiting for programs.
        test: { name: 'processes', include: [PROCESSES], exclude: ELSEWHERE, maxWorkers: 2 },
      },
    ],
  },
});
