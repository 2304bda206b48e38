/** Serves the built site, its posts in a Supabase project, on the port that PORT names, its messages in DATA_DIR, until it is told to end. */
import { serveOnSupabase } from './serve-on-supabase.ts';

const { PORT = '0', DATA_DIR = '' } = process.env;
const site = await serveOnSupabase({ dataDir: DATA_DIR, env: { PORT } });
process.once('SIGTERM', () => void site.close());
