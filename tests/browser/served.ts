import { join } from 'node:path';

/** Port of the site under test; TEST_PORT overrides it. */
export const PORT = Number(process.env['TEST_PORT'] || 4322);

/** Port of the Netlify build. */
export const NETLIFY_PORT = PORT + 2;

/** The folder of data and results; Playwright empties it before every run. */
export const OUTPUT = join(import.meta.dirname, '../../test-results', String(PORT));

/** The data folder of the site under test. */
export const DATA_DIR = join(OUTPUT, 'data');

/** The data folder of posts captured by Netlify. */
export const NETLIFY_DATA_DIR = join(OUTPUT, 'data-netlify');
