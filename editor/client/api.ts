import { isFields } from '../place.ts';

const KEY = 'edit-key';
const TOKEN = /^#([\w-]{40,})$/;
/** Milliseconds until a lost connection is tried again. */
const PAUSE = 1000;

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
 *
 * @throws CallRefused where neither opens it
 */
export async function startSession(): Promise<void> {
  const token = TOKEN.exec(location.hash)?.[1];
  // One that is typed over this page's address is traded by a new page.
  window.addEventListener('hashchange', () => TOKEN.test(location.hash) && location.reload());
  if (!token) return;
  history.replaceState(null, '', '#/');
  const traded = await call<{ key: string }>('POST', 'session', { token }).catch(() => undefined);
  if (traded) localStorage.setItem(KEY, traded.key);
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
 * Calls for lines of JSON, and hands each on as it comes.
 *
 * @throws CallRefused
 */
export async function lines<Line>(
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  onLine: (line: Line) => void,
): Promise<void> {
  const { body: sent } = await ask(method, path, body);
  const parts = sent?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await parts?.read(); part && !part.done; part = await parts?.read()) {
    const whole = `${rest}${part.value}`.split('\n');
    rest = whole.pop() ?? '';
    for (const line of whole.filter(Boolean)) onLine(JSON.parse(line));
  }
}

/**
 * Hands on what the editor tells, for as long as the page is open.
 *
 * @param onSilence why the editor does not answer; undefined once it does
 */
export async function followEvents<Event>(
  onEvent: (event: Event) => void,
  onSilence: (reason: string | undefined) => void,
): Promise<never> {
  while (true) {
    const hear = (event: Event) => {
      onSilence(undefined);
      onEvent(event);
    };
    await lines('GET', 'events', undefined, hear).catch(({ message }) => onSilence(message));
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
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
