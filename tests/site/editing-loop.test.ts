/** The editing loop takes the contact form, and the number of a paper, as the built site does. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type DevSite, serveInDev } from '../browser/serve-in-dev.ts';

const message = { 'form-name': 'contact', name: 'Ada', email: 'ada@example.org', message: 'Hello' };
const refused = { ...message, email: 'ada at example' };

let editing: DevSite;

beforeAll(async () => {
  editing = await serveInDev();
});

afterAll(() => editing.close());

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
