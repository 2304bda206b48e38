import { LogController } from 'fastify';

/** Turns off Fastify's request log and its stream errors, which are already logged on rendering. */
export class FaultsOnly extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(): void {}
}
