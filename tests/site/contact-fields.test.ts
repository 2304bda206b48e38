import { load } from 'cheerio';
import { expect, inject, test } from 'vitest';
import { byField } from '../../src/inbox/by-field.ts';
import { FIELDS, lengthAdvice } from '../../src/inbox/fields.ts';
import { inboxPath, openMessageStore } from '../../src/inbox/store.ts';
import { SAMPLE } from '../../src/inbox/testing/sample.ts';

const tooLong = byField(({ limit }) => 'x'.repeat(limit + 1));

function post(values: Record<string, string>, accept: string): Promise<Response> {
  const body = new URLSearchParams({ 'form-name': 'contact', ...values });
  return fetch(inject('origin'), { method: 'POST', headers: { accept }, body });
}

test('every posted field is stored', async () => {
  expect((await post(SAMPLE, 'application/json')).status).toBe(200);
  const inbox = openMessageStore(inboxPath(inject('dataDir')));
  const [message] = inbox.list({}, 1);
  inbox.close();
  expect(message).toMatchObject(SAMPLE);
});

test('every field that is too long is rejected on the page, at the field and in the summary, with the typed text', async () => {
  const answer = await post(tooLong, 'text/html');
  expect(answer.status).toBe(422);
  const $ = load(await answer.text());
  const lines = $('[role="alert"] a').get();
  expect(lines.map((line) => [$(line).attr('href'), $(line).text()])).toEqual(
    FIELDS.map((field) => [`#contact-${field.name}`, lengthAdvice(field)]),
  );
  for (const field of FIELDS) {
    const id = `contact-${field.name}`;
    const control = $(`#${id}`);
    expect(control.attr('aria-describedby')).toContain(`${id}-advice`);
    expect($(`#${id}-advice`).text()).toBe(lengthAdvice(field));
    expect($(`label[for="${id}"]`).text()).toBe(field.label);
    if (field.kind !== 'select') expect(control.val()).toBe(tooLong[field.name]);
  }
});
