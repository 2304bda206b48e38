import { once } from 'node:events';
import { Agent, type RequestOptions, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/**
 * How long a request and its answer took, in milliseconds.
 *
 * @throws where the answer is not 200
 */
export async function timed(url: string, options: RequestOptions = {}, body?: string) {
  const started = performance.now();
  const [response] = await once(request(url, { agent, ...options }).end(body), 'response');
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  return performance.now() - started;
}
