import { ApiError } from '../api-error.ts';

const SILENT = 'The editor does not answer. Is its terminal still open?';
const KEY = 'edit-key';
const IN_ADDRESS = /^#([\w-]{40,})$/;

/**
 * Keeps the key from the address for all windows of this browser, unless the editor rejects it: any
 * page can open this one with a made-up key. A page that is opened again has its key already.
 */
export async function takeKey(): Promise<void> {
  const key = IN_ADDRESS.exec(location.hash)?.[1];
  if (!key) return;
  history.replaceState(null, '', '#/');
  const keep = () => localStorage.setItem(KEY, key);
  await call('state', undefined, key).then(keep, () => {});
}

/**
 * Calls the editor's server.
 *
 * @param path below /api/
 * @param body posted as JSON; a file as it is
 * @param key the kept one by default
 * @throws ApiError
 */
export async function call<Answer>(
  path: string,
  body?: object,
  key = localStorage.getItem(KEY),
): Promise<Answer> {
  const isFile = body instanceof Blob;
  const response = await fetch(`/api/${path}`, {
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': isFile ? 'application/octet-stream' : 'application/json',
    },
    ...(body && { method: 'POST', body: isFile ? body : JSON.stringify(body) }),
  }).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  if (response?.ok && answer) return answer;
  // A truncated response counts as a failure.
  if (!answer) throw new ApiError(0, SILENT);
  throw new ApiError(response?.status ?? 0, answer.message);
}
