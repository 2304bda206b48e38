import { isFields } from '../place.ts';

const KEY = 'edit-key';
const TOKEN = /^#([\w-]{40,})$/;

/** A call that the editor refused, with what to tell the office. */
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
 * Trades the token of the address for the key that opens the editor, for all windows of this browser.
 * A page that is opened again may have its key already.
 */
export async function startSession(): Promise<void> {
  const token = TOKEN.exec(location.hash)?.[1];
  // One that is typed over this page's address is traded by a new page.
  window.addEventListener('hashchange', () => TOKEN.test(location.hash) && location.reload());
  if (!token) return;
  history.replaceState(null, '', '#/');
  const traded = await call<{ key: string }>('session', { token }).catch(() => undefined);
  if (traded) localStorage.setItem(KEY, traded.key);
}

/**
 * Calls the editor's server.
 *
 * @param path below /api/
 * @param body posted as JSON; a file as it is
 * @throws CallRefused
 */
export async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const isFile = body instanceof Blob;
  const response = await fetch(`/api/${path}`, {
    headers: {
      authorization: `Bearer ${localStorage.getItem(KEY)}`,
      'content-type': isFile ? 'application/octet-stream' : 'application/json',
    },
    ...(body && { method: 'POST', body: isFile ? body : JSON.stringify(body) }),
  }).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  if (response?.ok && answer) return answer;
  // An answer that was cut off is none.
  throw new CallRefused((answer && response?.status) ?? 0, answer);
}
