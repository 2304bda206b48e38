import { workerData } from 'node:worker_threads';
import { z } from 'zod';

const CONNECTIONS = 8;

const { url, count, path, body } = z
  .object({ url: z.string(), count: z.int(), path: z.string(), body: z.string().optional() })
  .parse(workerData);

let sent = 0;
await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => {
    while (sent < count) {
      sent += 1;
      const answer = await fetch(url + path.replace('#', String(sent)), {
        redirect: 'manual',
        ...(body !== undefined && {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      });
      await answer.arrayBuffer();
    }
  }),
);
