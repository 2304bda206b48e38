/** Sends one request to a site again and again, so many at once: a process of its own, told by its argument. */
import { z } from 'zod';

/** A request; it is a POST where there is a body, of a form. */
export interface Attack {
  /** `#` becomes another number each time. */
  path: string;
  body?: string;
}

const { url, count, connections, path, body } = z
  .object({
    url: z.string(),
    count: z.int(),
    connections: z.int(),
    path: z.string(),
    body: z.string().optional(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

const headers = { 'content-type': 'application/x-www-form-urlencoded' };
const post = body === undefined ? {} : { method: 'POST', headers, body };
let sent = 0;
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (sent < count) {
      sent += 1;
      const address = url + path.replace('#', String(sent));
      const answer = await fetch(address, { redirect: 'manual', ...post });
      await answer.arrayBuffer();
    }
  }),
);
