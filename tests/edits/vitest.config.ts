import { defineConfig, mergeConfig } from 'vitest/config';
import site from '../site/vitest.config.ts';

/** The tests of the site, in a copy with all edits, and whether these are shown. */
export default mergeConfig(site, defineConfig({ test: { include: ['tests/edits/*.test.ts'] } }));
