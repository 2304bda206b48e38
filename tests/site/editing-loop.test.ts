/** The dev server on a copy: forms as on the built site, and invalid content. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { copyProject } from '../copy-project.ts';
import { FIRST_SERVICE } from '../routes.ts';
import { type DevSite, serveInDev } from './serve-in-dev.ts';

const message = { 'form-name': 'contact', name: 'Ada', email: 'ada@example.org', message: 'Hello' };
const refused = { ...message, email: 'ada at example' };

const project = copyProject();
const file = `content${FIRST_SERVICE.href}.yaml`;

let editing: DevSite;

beforeAll(async () => {
  editing = await serveInDev(project);
});

afterAll(async () => {
  await editing.close();
  rmSync(project, { recursive: true, force: true });
});

/** Writes the service's order as a word; returns the fix. */
function breakFile(): () => void {
  const path = join(project, file);
  const written = readFileSync(path, 'utf8');
  const broken = written.replace(/^order: .*/m, 'order: fifth');
  expect(broken).not.toBe(written);
  writeFileSync(path, broken);
  const mend = () => writeFileSync(path, written);
  onTestFinished(mend);
  return mend;
}

function post(address: string, fields: Record<string, string>, headers: Record<string, string>) {
  return fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
  });
}

const script = { accept: 'application/json' };
const elsewhere = { 'sec-fetch-site': 'cross-site' };
const text = { 'content-type': 'text/plain' };

test.each<[string, number, Record<string, string>, Record<string, string>, string?]>([
  ['a form', 303, message, {}],
  ['a form sent by script', 200, message, script],
  ['a refused form sent by script', 422, refused, script],
  ['a form from another site', 403, message, elsewhere],
  ['a form that is too long', 413, { ...message, message: 'x'.repeat(70_000) }, {}],
  ['what is no form', 415, message, text],
  ['the number of a paper', 303, { number: 'letter lt 11' }, {}, '/find'],
  ['another number', 303, { number: 'cp 22 a' }, {}, '/find'],
])('%s is %i', async (_, status, fields, headers, path = '/') => {
  const [inEditing, onSite] = await Promise.all(
    [editing.url, inject('origin')].map(async (origin) => {
      const answer = await post(origin + path, fields, headers);
      const said = ['content-type', 'location', 'cache-control', 'content-security-policy'];
      return [answer.status, ...said.map((name) => answer.headers.get(name)), await answer.text()];
    }),
  );
  expect(onSite?.[0]).toBe(status);
  expect(inEditing).toEqual(onSite);
});

test('a refused form is shown with what to mend and what was typed', async () => {
  for (const origin of [editing.url, inject('origin')]) {
    const answer = await post(origin, refused, {});
    expect(answer.status).toBe(422);
    const page = await answer.text();
    const [alert] = /role="alert".*?<\/ul>/s.exec(page) ?? [];
    expect(alert).toContain('href="#contact-email"');
    const typed = page.matchAll(/<input id="contact-[^>]* value="([^"]*)"/g);
    const filled = [...typed].map(([, value]) => value).filter(Boolean);
    expect(filled).toEqual([refused.name, refused.email]);
  }
});

test('a wrong field shows in the page, which comes back once it is mended, and from old addresses', async () => {
  const mend = breakFile();
  const open = (path = FIRST_SERVICE.href) =>
    fetch(editing.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
  await expect.poll(async () => (await open()).status).toBe(500);
  expect(await (await open()).text()).toMatch(
    RegExp(`<td>${file}</td><td>\\d+</td><td>order</td><td>expected a number</td>`),
  );
  // Browsers request it by themselves: an error page would cover the message.
  const icon = await fetch(`${editing.url}/favicon.ico`, { headers: { accept: 'image/*' } });
  expect(icon.status).toBe(200);
  mend();
  await expect.poll(async () => (await open()).status).toBe(200);
  const register = `- { from: /old, to: ${FIRST_SERVICE.href} }`;
  writeFileSync(join(project, 'content/redirects.yaml'), register);
  const moved = await open('/OLD?a=1');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe(`${FIRST_SERVICE.href}?a=1`);
});

const POST = 'content/posts/bank-reconciliation-this-month.md';

test.each<[string, string | RegExp, string, RegExp]>([
  ['content/firm.yaml', 'Loop South', 'Loop South, Suite #200', /"#200" would be left out/],
  ['content/pages/about.yaml', /title: .*/, 'title: *Contact*', /begins with \* needs quotes/],
  ['content/redirects.yaml', /$/, '\n- { from: /a, to: /none }\n', /"\/none" is not known/],
  [POST, '## Sources', '**Bold\n\n## Sources', /this \*\* would be printed/],
  [file, /(?<=seo:\n).*/s, '', /expected "key: value" lines/],
  ['src/base/tokens/tokens.css', /^/, '}}\n', /Unexpected }/],
])(
  'in %s, %s as %s is said once, in the page alone, until it is mended',
  async (name, written, instead, said) => {
    const path = join(project, name);
    const before = readFileSync(path, 'utf8');
    const open = async () => {
      const answer = await fetch(editing.url, { headers: { accept: 'text/html' } });
      return { status: answer.status, page: await answer.text() };
    };
    await expect.poll(async () => (await open()).status).toBe(200);
    writeFileSync(
      path,
      before.replace(written, () => instead),
    );
    onTestFinished(() => writeFileSync(path, before));
    // A style sheet is read again once the watcher has seen its change.
    await expect.poll(async () => (await open()).status).toBe(500);
    // Twice: a second fault would be reported a moment later.
    for (const _ of [1, 2]) {
      const { status, page } = await open();
      expect(status).toBe(500);
      const [row = ''] = /<tr><td>.*/.exec(page) ?? [];
      expect(row).toContain(`<td>${name}</td><td>`);
      expect(row).toMatch(said);
      // Through Vite's client an overlay would cover it.
      expect(page).not.toContain('@vite/client');
    }
    writeFileSync(path, before);
    await expect.poll(async () => (await open()).status).toBe(200);
  },
);

test('a wrong field stops the build, which names file, line and field', () => {
  breakFile();
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: project,
    env: { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(RegExp(`^failed\n${file}, line \\d+, order: expected a number\n$`));
  expect(existsSync(join(project, 'dist'))).toBe(false);
});
