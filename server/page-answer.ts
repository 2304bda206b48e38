import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';

/** What a page handler is given to render with, apart from the request. */
export type Locals = Readonly<Record<string, unknown>>;

/**
 * The `handler` of the built pages (@astrojs/node, middleware mode). It settles once it has
 * answered or called `next`, which says that it has no such page.
 */
export type PageHandler = (
  request: IncomingMessage,
  response: PageAnswer,
  next: (error?: unknown) => void,
  locals: Locals,
) => unknown;

/**
 * Stands in for the response while a handler renders, so that status and headers can be looked
 * at before anything is sent. Reading it gives the body as it is written.
 */
export class PageAnswer extends Transform {
  readonly req: IncomingMessage;
  readonly #onHead: () => void;
  readonly headers: OutgoingHttpHeaders = {};
  statusCode = 200;
  statusMessage = '';
  headersSent = false;

  constructor(request: IncomingMessage, onHead: () => void) {
    super();
    this.req = request;
    this.#onHead = onHead;
    // Whoever reads the body learns of its failure; before that, a failure must not end the process.
    this.on('error', () => {});
  }

  setHeader(name: string, value: string | number | readonly string[]): this {
    this.headers[name.toLowerCase()] = typeof value === 'object' ? [...value] : value;
    return this;
  }

  writeHead(status: number, headers?: OutgoingHttpHeaders | string): this {
    this.statusCode = status;
    if (typeof headers === 'object') {
      for (const [name, value] of Object.entries(headers)) {
        if (value !== undefined) this.setHeader(name, value);
      }
    }
    this.#sendHead();
    return this;
  }

  override _transform(chunk: unknown, _: BufferEncoding, done: TransformCallback): void {
    this.#sendHead();
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    this.#sendHead();
    done();
  }

  #sendHead(): void {
    if (this.headersSent) return;
    this.headersSent = true;
    this.#onHead();
  }
}

/** The same request without what it says of its way here: no page depends on it, and a wrong Host would fail one. */
function withoutHost(request: IncomingMessage): IncomingMessage {
  const headers = Object.entries(request.headers).filter(
    ([name]) => name !== 'host' && name !== 'forwarded' && !name.startsWith('x-forwarded-'),
  );
  const copy: IncomingMessage = Object.create(request, {
    headers: { value: { ...Object.fromEntries(headers), host: 'localhost' } },
  });
  return copy;
}

/**
 * Runs a handler until it has decided on status and headers; the body may still be coming.
 * Resolves to undefined where the handler has no such page.
 *
 * @throws what the handler throws, or an Error where it settles without an answer.
 */
export function answerOf(
  handler: PageHandler,
  request: IncomingMessage,
  locals: Locals,
): Promise<PageAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const asked = withoutHost(request);
    const answer = new PageAnswer(asked, () => resolve(answer));
    const next = (error?: unknown) => (error === undefined ? resolve(undefined) : reject(error));
    const run = async () => handler(asked, answer, next, locals);
    run().then(
      () => {
        if (answer.writableEnded) resolve(answer);
        else reject(new Error('The page handler settled without an answer'));
      },
      (error: unknown) => {
        reject(error);
        answer.destroy(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}
