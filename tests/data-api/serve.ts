/** Serves the built site on PORT with posts in a Supabase project, until stopped. */
import { serveOnSupabase } from './serve-on-supabase.ts';

const { PORT = '0', DATA_DIR = '' } = process.env;
const site = await serveOnSupabase({ dataDir: DATA_DIR, env: { PORT } });
process.once('SIGTERM', () => void site.close());
