import { call, keepKey } from './api.ts';

/**
 * Trades the one-time token of the address for the key that opens the editor, and takes it out of the address.
 * A page that is opened again has its key already.
 *
 * @throws CallRefused where the token is used up
 */
export async function startSession(): Promise<void> {
  const token = /^#([\w-]{40,})$/.exec(location.hash)?.[1];
  if (!token) return;
  history.replaceState(null, '', '#/firm');
  keepKey((await call<{ key: string }>('POST', 'session', { token })).key);
}
