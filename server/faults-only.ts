import { LogController } from 'fastify';

/** Silences Fastify's request log, and its line for a page that breaks off: rendering has logged it. */
export class FaultsOnly extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(): void {}
}
