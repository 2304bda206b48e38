import { isFields } from '../place.ts';

const KEY = 'edit-key';
const TOKEN = /^#([\w-]{40,})$/;

/** A call that the editor refused, with what to tell her. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  /** 0 where the editor does not answer. */
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const says = isFields(body) && body['says'];
    super(String(says || 'The editor does not answer. Is its terminal still open?'));
    this.status = status;
    this.body = body;
  }
}

/**
 * Trades the one-time token of the address for the key that opens the editor, for all windows of this browser.
 * A page that is opened again has its key already.
 *
 * @throws CallRefused where the token is used up
 */
export async function startSession(): Promise<void> {
  const token = TOKEN.exec(location.hash)?.[1];
  // One that is typed over this page's address is traded by a new page.
  window.addEventListener('hashchange', () => TOKEN.test(location.hash) && location.reload());
  if (!token) return;
  history.replaceState(null, '', '#/firm');
  localStorage.setItem(KEY, (await call<{ key: string }>('POST', 'session', { token })).key);
}

/**
 * Calls the editor's server.
 *
 * @param path below /api/
 * @param body sent as JSON; a file as it is
 * @throws CallRefused
 */
export async function call<Answer>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Answer> {
  return (await ask(method, path, body)).json();
}

/**
 * Calls for a text, and hands on its parts as they come.
 *
 * @throws CallRefused
 */
export async function stream(
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  onText: (part: string) => void,
): Promise<void> {
  const { body: sent } = await ask(method, path, body);
  const parts = sent?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await parts?.read(); part && !part.done; part = await parts?.read()) {
    onText(part.value);
  }
}

async function ask(method: string, path: string, body: unknown): Promise<Response> {
  const isFile = body instanceof Blob;
  const response = await fetch(`/api/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${localStorage.getItem(KEY)}`,
      'content-type': isFile ? 'application/octet-stream' : 'application/json',
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
  }).catch(() => undefined);
  if (response?.ok) return response;
  throw new CallRefused(response?.status ?? 0, await response?.json().catch(() => undefined));
}
