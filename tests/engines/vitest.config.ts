import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { IS_LONG } from '../long.ts';
import { COMMON } from '../vitest-common.ts';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    ...COMMON,
    include: [IS_LONG ? 'tests/{engines,editor}/*.engine.ts' : 'tests/engines/*.engine.ts'],
    globalSetup: 'tests/engines/set-up.ts',
  },
});
