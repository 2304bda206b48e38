import { TOKEN_PATH } from '../../../inbox/fields.ts';
import { GIVES_TOKENS } from './host.ts';

/**
 * Asks the server for a token of this moment. Nothing waits for it: the result gives the token
 * once it has come, and the empty string until then or where there is none.
 */
export function askForToken(): () => string {
  let token = '';
  if (!GIVES_TOKENS) return () => token;
  fetch(TOKEN_PATH, { headers: { accept: 'application/json' }, cache: 'no-store' })
    .then((answer) => answer.json())
    .then((said: unknown) => {
      if (typeof said !== 'object' || said === null || !('token' in said)) return;
      if (typeof said.token === 'string') token = said.token;
    })
    .catch(() => {
      // Without a connection, or from a server that has no tokens: a message needs none.
    });
  return () => token;
}
