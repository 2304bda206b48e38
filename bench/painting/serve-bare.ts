import { COMPRESSIONS } from '../../server/precompress.ts';
import { barePage } from './bare-page.ts';
import { type Answer, type Served, serve } from './serve.ts';

/** Serves the pages of `site` as `barePage` leaves them, and everything else of it as it is. */
export function serveBare(site: string): Promise<Served> {
  return serve((path) => bareAnswer(site + path));
}

async function bareAnswer(url: string): Promise<Answer> {
  const response = await fetch(url);
  const { status } = response;
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const body = Buffer.from(await response.arrayBuffer());
  if (!type.startsWith('text/html')) return { status, headers: { 'content-type': type }, body };
  // Without the policy, which names the hash of the style sheet as it was.
  return {
    status,
    headers: { 'content-type': type, 'content-encoding': 'br' },
    body: await COMPRESSIONS.br.compress(Buffer.from(barePage(body.toString()))),
  };
}
