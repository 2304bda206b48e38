import { defineConfig } from 'vitest/config';
import site from '../site/vitest.config.ts';

/** The site's tests that depend on content; `ALL_TESTS` adds the others. */
const OF_CONTENT = 'content-shown,links,services,structured-data';

export default defineConfig({
  test: {
    ...site.test,
    include: [
      'tests/edits/*.test.ts',
      process.env['ALL_TESTS'] ? 'tests/site/**/*.test.ts' : `tests/site/{${OF_CONTENT}}.test.ts`,
    ],
  },
});
