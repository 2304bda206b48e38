import type { FastifyInstance } from 'fastify';
import { TOKEN_PATH } from '../inbox/fields.ts';
import { makeToken } from '../inbox/spam/token.ts';

/** Gives the form's script a token when somebody begins to fill it in: `{ token }`. */
export function giveTokens(app: FastifyInstance, tokenKey: Buffer): void {
  app.get(TOKEN_PATH, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { token: makeToken(tokenKey) };
  });
}
