import { once } from 'node:events';
import { createServer } from 'node:http';
import { load } from 'cheerio';
import { compressed } from '../../../src/server/compress.ts';
import { pagePolicy } from '../../build/page-policy.ts';

/** Headers of one transfer, not of the page. */
const OF_TRANSFER = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Serves the pages of `site`, each rendered once, with the same headers, structure and styles but
 * without fonts, pictures and icons.
 */
export async function serveTextOnly(
  site: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = answers.get(url) ?? wordsOf(site + url);
    answers.set(url, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port to listen on');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function wordsOf(url: string): Promise<Answer> {
  const response = await fetch(url);
  const $ = load(await response.text());
  $('link[rel=preload], link[rel=expect], link[rel~=icon], link[rel=apple-touch-icon]').remove();
  $('img, picture, svg').remove();
  for (const style of $('style')) {
    const styles = $(style).text();
    $(style).text(styles.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
  }
  const headers = Object.fromEntries(response.headers);
  for (const name of OF_TRANSFER) delete headers[name];
  return {
    status: response.status,
    headers: {
      ...headers,
      'content-security-policy': pagePolicy($.html()),
      'content-encoding': 'br',
    },
    body: (await compressed(Buffer.from($.html()))).br,
  };
}
