import type { Refusal } from '../contract.ts';

const KEY = 'edit-key';

/** A call that the editor refused, with what to tell her. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  /** 0 where the editor does not answer. */
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(isRefusal(body) ? body.says : 'The editor does not answer. Is its terminal still open?');
    this.status = status;
    this.body = body;
  }
}

/** Keeps the key that opens the editor, for all windows of this browser. */
export function keepKey(key: string): void {
  localStorage.setItem(KEY, key);
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
  const response = await ask(method, path, body);
  return response.json();
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
  const type = isFile ? 'application/octet-stream' : 'application/json';
  const response = await fetch(`/api/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${localStorage.getItem(KEY)}`,
      ...(body !== undefined && { 'content-type': type }),
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
  }).catch(() => undefined);
  if (response?.ok) return response;
  throw new CallRefused(response?.status ?? 0, await response?.json().catch(() => undefined));
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && 'says' in body;
}
