import type { FastifyInstance } from 'fastify';
import { TOKEN_PATH } from '../inbox/fields.ts';
import { makeToken } from '../inbox/spam/token.ts';

/** GET of the form's token, `{ token }`: the form's script requests it at the first input. */
export function giveTokens(app: FastifyInstance, tokenKey: Buffer): void {
  app.get(TOKEN_PATH, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { token: makeToken(tokenKey) };
  });
}
