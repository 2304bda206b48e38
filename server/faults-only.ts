import { LogController } from 'fastify';

/** Keeps Fastify from logging traffic, and pages that break off: where they are rendered, that is logged once. */
export class FaultsOnly extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(): void {}
}
