import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

type Answer = (response: ServerResponse, rows: readonly unknown[]) => unknown;

const JSON_TYPE = 'application/json; charset=utf-8';

const says =
  (body: string, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': JSON_TYPE }).end(body);

const well: Answer = (response, rows) =>
  says(JSON.stringify(rows))(response.setHeader('content-range', `*/${rows.length}`), rows);

/** A Data API's responses, by fault. */
const ANSWERS = {
  'answers well': well,
  'answers after 30 s': async (response, rows) =>
    well(response, await setTimeout(30_000, rows, { ref: false })),
  'breaks off in the middle': async (response) => {
    response.writeHead(200, { 'content-type': JSON_TYPE, 'content-length': 1_000 });
    response.write('[{"slug":', () => response.socket?.resetAndDestroy());
  },
  'stops in the middle': (response) =>
    response.writeHead(200, { 'content-type': JSON_TYPE }).write('[{"slug":'),
  'answers 500': says('{"message":"the database is starting up"}', 500),
  'answers 500 at length': says(`{"message":"${'no '.repeat(100_000)}"}`, 500),
  'answers with 10 MB': says(JSON.stringify([{ content: 'a'.repeat(10 * 1024 * 1024) }])),
  'sends elsewhere': (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
} satisfies Record<string, Answer>;

/** A fault of `RESPONSES`, a slow valid response, or an unreachable server. */
export type Fault = keyof typeof ANSWERS | 'hesitates' | 'listens no more';

/** A Data API with faults on demand. */
export interface FaultyDataApi {
  url: string;
  become(doing: Fault): Promise<void>;
  close(): Promise<void>;
}

type Row = Readonly<Record<string, unknown>>;

/** Starts a Data API with these rows in `blog_posts`. */
export async function faultyDataApi(rows: readonly Row[]): Promise<FaultyDataApi> {
  let answer: Answer = well;
  let decided = Promise.withResolvers<void>();
  const server = createServer(({ url = '' }, response) => {
    answer(response, chosen(rows, new URL(url, 'http://here.invalid').searchParams));
  });
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('expected a port');
    return address.port;
  };
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    become: async (doing) => {
      if (doing === 'listens no more') return await close();
      decided.resolve();
      decided = Promise.withResolvers();
      const decision = decided.promise;
      if (doing === 'hesitates') answer = async (...to) => decision.then(() => well(...to));
      else answer = ANSWERS[doing];
      if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await close();
    },
  };
}

/** The rows that a request from the site selects. */
function chosen(rows: readonly Row[], asked: URLSearchParams): readonly Row[] {
  const slugs = /^in\.\((.*)\)$/.exec(asked.get('slug') ?? '')?.[1]?.split(',');
  return rows.filter(({ slug }) => slugs?.includes(String(slug)) ?? true);
}
