import { join } from 'node:path';

/** Where the site under test listens, unless TEST_PORT says otherwise. */
export const PORT = Number(process.env['TEST_PORT'] || 4322);

/** Where the site listens whose posts are in Supabase. */
export const SUPABASE_PORT = PORT + 2;

/** Where what is built for Netlify listens. */
export const NETLIFY_PORT = PORT + 4;

/** What Playwright empties before every run. */
export const OUTPUT = join(import.meta.dirname, '../../test-results', String(PORT));

/** The stores of the site under test. */
export const DATA_DIR = join(OUTPUT, 'data');

/** Those of the site whose posts are in Supabase, and what Netlify has captured. */
export const SUPABASE_DATA_DIR = join(OUTPUT, 'data-supabase');
export const NETLIFY_DATA_DIR = join(OUTPUT, 'data-netlify');
