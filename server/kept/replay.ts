/** Bytes that come once, in pieces, to be read from the beginning as often as asked, also while they come. */
export class Replay implements AsyncIterable<Uint8Array> {
  /** All of it, once it is there; rejects where it broke off. */
  readonly whole: Promise<Buffer>;
  readonly #pieces: Uint8Array[] = [];
  #isComing = true;
  #news = Promise.withResolvers<void>();

  constructor(source: AsyncIterable<Uint8Array>) {
    this.whole = this.#collect(source);
    // Whoever reads it is told.
    this.whole.catch(() => {});
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    let read = 0;
    while (this.#isComing || read < this.#pieces.length) {
      const piece = this.#pieces[read];
      if (piece === undefined) await this.#news.promise;
      else {
        read += 1;
        yield piece;
      }
    }
    await this.whole;
  }

  async #collect(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
    try {
      for await (const piece of source) {
        this.#pieces.push(piece);
        this.#tell();
      }
    } finally {
      this.#isComing = false;
      this.#tell();
    }
    return Buffer.concat(this.#pieces);
  }

  #tell(): void {
    this.#news.resolve();
    this.#news = Promise.withResolvers();
  }
}
