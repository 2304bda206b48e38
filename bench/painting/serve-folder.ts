import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { COMPRESSIONS } from '../../server/precompress.ts';
import { contentTypeOf, isCompressible, isHtml } from '../../server/respond/content-types.ts';
import { type Answer, type Served, serve } from './serve.ts';

/** Serves a folder of built pages as a good host would: compressed, files of hashed names to be kept for good. */
export function serveFolder(folder: string): Promise<Served> {
  return serve(async (address) => {
    const path = normalize(decodeURIComponent(address.split(/[?#]/)[0] ?? '/'));
    const files = extname(path) ? [path] : [`${path}.html`, `${path}/index.html`];
    for (const file of files) {
      const found = await answerWith(join(folder, file));
      if (found) return found;
    }
    return { status: 404, headers: {}, body: Buffer.alloc(0) };
  });
}

async function answerWith(file: string): Promise<Answer | undefined> {
  const body = await readFile(file).catch(() => undefined);
  if (!body) return undefined;
  const type = contentTypeOf(file);
  const headers = {
    'content-type': type,
    ...(!isHtml(type) && { 'cache-control': 'public, max-age=31536000, immutable' }),
  };
  if (!isCompressible(type)) return { status: 200, headers, body };
  return {
    status: 200,
    headers: { ...headers, 'content-encoding': 'br' },
    body: await COMPRESSIONS.br.compress(body),
  };
}
