/** Serves the Netlify build without posts on PORT, until stopped. */
import { mkdirSync } from 'node:fs';
import { serveBuiltSite } from '../serve-built-site.ts';
import buildForNetlify, { HOST, NO_POSTS } from './serve-on-netlify.ts';

const { PORT = '0', DATA_DIR = '' } = process.env;
buildForNetlify();
mkdirSync(DATA_DIR, { recursive: true });
const site = await serveBuiltSite({ dataDir: DATA_DIR, program: HOST, env: { ...NO_POSTS, PORT } });
process.once('SIGTERM', () => void site.close());
