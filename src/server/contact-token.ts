import type { FastifyInstance } from 'fastify';
import { TOKEN_PATH } from '../inbox/fields.ts';
import { makeToken } from '../inbox/spam/token.ts';

/** Serves `{ token }`, which the form's script requests when a visitor starts typing. */
export function serveTokens(app: FastifyInstance, tokenKey: Buffer): void {
  app.get(TOKEN_PATH, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { token: makeToken(tokenKey) };
  });
}
