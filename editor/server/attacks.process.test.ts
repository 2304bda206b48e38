import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../../tests/copy-project.ts';
import { saveFile } from '../files/save.ts';
import { openFile } from '../files/schema.ts';
import { serveEditor } from './serve.ts';

const PAYROLL = 'content/services/payroll.yaml';
/** Requests that would change something if accepted, and others. */
const CALLS: readonly (readonly ['GET' | 'POST', string, unknown?])[] = [
  ['GET', '/api/files'],
  ['GET', '//api/files'],
  ['POST', '/api/save', { file: PAYROLL, version: '', value: {} }],
  ['POST', '/%61pi/save', { file: PAYROLL, version: '', value: {} }],
  ['POST', '/api/remove', { file: PAYROLL, instead: 'content/services/sales-tax.yaml' }],
  ['POST', '/api/publish', { option: 'yes' }],
];

/** A copy that the tests may change. */
let project: string;
let editor: Awaited<ReturnType<typeof serveEditor>>;
let origin: string;
let key: string;

beforeAll(async () => {
  project = copyProject();
  editor = await serveEditor(project);
  [origin = '', key = ''] = editor.address.split('/#');
});

afterAll(async () => {
  await editor.close();
  rmSync(project, { recursive: true });
});

async function ask(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: unknown,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }> {
  const { port } = new URL(origin);
  const type = { 'content-type': 'application/json' };
  const sent = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { ...headers, ...(body !== undefined && type) },
  });
  const answered = once(sent, 'response');
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = await answered;
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

const holder = () => ({ authorization: `Bearer ${key}` });

const STRANGERS: Readonly<Record<string, () => Record<string, string>>> = {
  'another program': () => ({}),
  'a guess': () => ({ authorization: `Bearer ${key.slice(1)}` }),
  'a page elsewhere': () => ({ ...holder(), origin: 'https://evil.example' }),
  'a link elsewhere': () => ({ ...holder(), 'sec-fetch-site': 'cross-site' }),
  'a name bound to this machine': () => ({ ...holder(), host: 'evil.example:4330' }),
};

test.each(Object.entries(STRANGERS))('every request by %s is refused', async (_, headers) => {
  const before = readFileSync(join(project, PAYROLL), 'utf8');
  for (const [method, path, body] of CALLS) {
    const { status } = await ask(method, path, headers(), body);
    expect([method, path, status]).toEqual([method, path, 403]);
  }
  expect(readFileSync(join(project, PAYROLL), 'utf8')).toBe(before);
});

test('the page holds no secret, and only its own script may run in it', async () => {
  const page = await ask('GET', '/');
  expect(page.status).toBe(200);
  expect(page.text).not.toContain(key);
  expect(page.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self';.*frame-ancestors 'none'$/,
    ),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect((await ask('GET', '/api/files', { ...holder(), origin })).status).toBe(200);
});

test('a save writes the file, and is refused if the file was changed meanwhile', () => {
  const { value, version } = openFile(project, PAYROLL);
  const edit = { file: PAYROLL, version, value: { ...Object(value), name: 'Changed' } };
  expect(saveFile(project, edit)).toMatchObject({ value: { name: 'Changed' } });
  expect(readFileSync(join(project, PAYROLL), 'utf8')).toMatch(/^name: Changed$/m);
  const late = saveFile(project, { ...edit, value });
  expect(late).toMatchObject({ isConflict: true, value: { name: 'Changed' } });
});
