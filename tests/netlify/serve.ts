/** Serves what is built for Netlify, its posts in a Supabase project, on the port that PORT names until it is told to end. */
import { buildForNetlify, serveOnNetlify } from './serve-on-netlify.ts';

const { PORT = '0', DATA_DIR = '' } = process.env;
buildForNetlify();
const site = await serveOnNetlify(DATA_DIR, { env: { PORT } });
process.once('SIGTERM', () => void site.close());
