/** Serves the Netlify build on PORT with posts in a Supabase project, until stopped. */
import { buildForNetlify, serveOnNetlify } from './serve-on-netlify.ts';

const { PORT = '0', DATA_DIR = '' } = process.env;
buildForNetlify();
const site = await serveOnNetlify(DATA_DIR, { env: { PORT } });
process.once('SIGTERM', () => void site.close());
