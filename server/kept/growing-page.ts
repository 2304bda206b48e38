import { pipeline, Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { compressorFor } from '../compress-on-demand.ts';
import { LoggedError } from '../logger.ts';
import type { Encoding } from '../negotiate.ts';
import { Replay } from './replay.ts';

/** A page that is being rendered, for those who want to see what there is of it. */
export class GrowingPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Replay;
  /** Compressed once for all who read it. */
  readonly #encoded = new Map<Encoding, Replay>();

  /** @param onFault told once where it breaks off */
  constructor(
    { status, body }: Response,
    headers: Readonly<Record<string, string>>,
    onFault: (error: unknown) => void,
  ) {
    this.status = status;
    this.headers = headers;
    const isStream = body instanceof ReadableStream;
    const source = isStream ? Readable.fromWeb(body) : Readable.from([]);
    this.body = new Replay(toldOf(source, onFault));
  }

  /** The body in an encoding, as it comes. */
  in(encoding: Encoding): Replay {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const compressor = compressorFor(encoding);
    const encoded = compressor
      ? new Replay(pipeline(Readable.from(this.body), compressor, () => {}))
      : this.body;
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

async function* toldOf(
  source: AsyncIterable<Uint8Array>,
  onFault: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* source;
  } catch (cause) {
    onFault(cause);
    throw new LoggedError('a page broke off', { cause });
  }
}
