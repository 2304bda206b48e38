import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../../tests/copy-project.ts';

const PAYROLL = 'content/services/payroll.yaml';
/** Every call that would change something if it were let in, and others by their kind. */
const CALLS: readonly (readonly ['GET' | 'POST', string, unknown?])[] = [
  ['GET', '/api/files'],
  ['GET', '//api/files'],
  ['POST', '/api/save', { file: PAYROLL, version: '', value: {} }],
  ['POST', '/%61pi/save', { file: PAYROLL, version: '', value: {} }],
  ['POST', '/api/discard', { file: PAYROLL }],
  ['POST', '/api/add', { folder: 'services', name: 'Stolen' }],
  ['POST', '/api/rename', { file: PAYROLL, slug: 'stolen' }],
  ['POST', '/api/remove', { file: PAYROLL, instead: 'bookkeeping' }],
  ['POST', '/api/picture?name=a.jpg&folder=posts', 'not a picture'],
  ['POST', '/api/remove-picture', { file: 'content/photos/a.jpg' }],
  ['POST', '/api/register', { figure: '731', says: 'a', about: 'b', source: 'c' }],
  ['POST', '/api/run', { typed: 'publish' }],
];

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

let project: string;
let editor: ChildProcess;
let origin: string;
let token: string;
let key: string;

beforeAll(async () => {
  project = copyProject();
  editor = spawn(process.execPath, ['editor/main.ts', '--no-open'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!editor.stdout) throw new Error('the editor says nothing');
  const [line] = await once(createInterface(editor.stdout), 'line');
  [origin = '', token = ''] = /http:\S+/.exec(String(line))?.[0].split('/#') ?? [];
});

afterAll(() => {
  editor.kill('SIGKILL');
  rmSync(project, { recursive: true });
});

async function ask(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: unknown,
): Promise<Answer> {
  const type = { 'content-type': 'application/json' };
  const { port } = new URL(origin);
  const sent = request({
    ...{ host: '127.0.0.1', port, method, path },
    headers: { ...headers, ...(body !== undefined && type) },
  });
  const answered = once(sent, 'response');
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = await answered;
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

const trade = (offered: string, headers: Readonly<Record<string, string>> = {}) =>
  ask('POST', '/api/session', headers, { token: offered });
const holder = () => ({ authorization: `Bearer ${key}` });

function contents(): string {
  const hash = createHash('sha256');
  for (const file of globSync('{content,src/site/public}/**/*.*', { cwd: project }).toSorted()) {
    hash.update(`${file}\n`).update(readFileSync(join(project, file)));
  }
  return hash.digest('hex');
}

test('a guessed token opens nothing, and locks nobody out; the address opens each time', async () => {
  for (const guess of ['', 'x'.repeat(43), `${token}x`, token.slice(1)]) {
    expect(await trade(guess)).toMatchObject({ status: 403 });
  }
  expect(await trade(token, { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
  for (const turn of [1, 2]) {
    const opened = await trade(token, { origin });
    expect([turn, opened.status]).toEqual([turn, 200]);
    ({ key } = JSON.parse(opened.text));
  }
});

const STRANGERS: Readonly<Record<string, () => Record<string, string>>> = {
  'another program': () => ({}),
  'a page elsewhere': () => ({ ...holder(), origin: 'https://evil.example' }),
  'a link elsewhere': () => ({ ...holder(), 'sec-fetch-site': 'cross-site' }),
  'a name bound to this machine': () => ({ ...holder(), host: 'evil.example:4330' }),
};

test.each(Object.entries(STRANGERS))('%s is refused with every call', async (_, headers) => {
  const before = contents();
  for (const [method, path, body] of CALLS) {
    const { status } = await ask(method, path, headers(), body);
    expect([method, path, status]).toEqual([method, path, 403]);
  }
  expect(contents()).toBe(before);
  const { status } = await ask('GET', '/', headers());
  expect(status).toBe(headers()['authorization'] ? 403 : 200);
});

test('the page holds no secret, and nothing may run in it but its own script', async () => {
  const page = await ask('GET', '/');
  expect(page.text).not.toContain(token);
  expect(page.text).not.toContain(key);
  expect(page.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self';.*frame-ancestors 'none'$/,
    ),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
});

test('with the key, what is typed is saved, and refused where the file was changed meanwhile', async () => {
  const opened = await ask('GET', `/api/file?file=${PAYROLL}`, holder());
  const { value, version } = JSON.parse(opened.text);
  const edit = { file: PAYROLL, version, value: { ...value, name: 'Changed' } };
  const saved = await ask('POST', '/api/save', { ...holder(), origin }, edit);
  expect(saved).toMatchObject({ status: 200, text: expect.stringContaining('"Changed"') });
  const late = await ask('POST', '/api/save', holder(), { ...edit, value });
  expect(late).toMatchObject({ status: 409, text: expect.stringContaining('"Changed"') });
});
