import { defineConfig } from 'vitest/config';
import { COMMON } from './tests/vitest-common.ts';

const ELSEWHERE = ['node_modules', 'dist', 'tests'];
/** Tests that start programs, or take seconds for another reason. */
const PROCESSES = '**/*.process.test.ts';

export default defineConfig({
  test: {
    ...COMMON,
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
        test: { name: 'processes', include: [PROCESSES], exclude: ELSEWHERE },
      },
    ],
  },
});
