import { COMPRESSIONS } from '../../server/precompress.ts';
import { pagePolicy } from '../../setup/page-policy.ts';
import { barePage } from './bare-page.ts';
import { type Answer, type Served, serve } from './serve.ts';

/** Of the transfer, not of the page; the server of these pages gives their own. */
const OF_TRANSFER = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/** Serves the pages of `site` as `barePage` leaves them, under the same headers, and everything else of it as it is. */
export function serveBare(site: string): Promise<Served> {
  return serve((path) => bareAnswer(site + path));
}

async function bareAnswer(url: string): Promise<Answer> {
  const response = await fetch(url);
  const { status } = response;
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const body = Buffer.from(await response.arrayBuffer());
  if (!type.startsWith('text/html')) return { status, headers: { 'content-type': type }, body };
  const page = barePage(body.toString());
  const headers = Object.fromEntries(response.headers);
  for (const name of OF_TRANSFER) delete headers[name];
  return {
    status,
    headers: { ...headers, 'content-security-policy': pagePolicy(page), 'content-encoding': 'br' },
    body: await COMPRESSIONS.br.compress(Buffer.from(page)),
  };
}
