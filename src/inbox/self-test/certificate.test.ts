import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { expect, onTestFinished, test } from 'vitest';
import { portOf } from '../../../tests/port-of.ts';
import { certificateNearsEnd } from './certificate.ts';

const PEM = readFileSync(new URL('../testing/localhost.pem', import.meta.url), 'utf8');
const WITHIN_MS = 5_000;

/** A site with that certificate, which ends on October 29, 2126. */
async function siteWithCertificate(): Promise<string> {
  const site = createServer({ cert: PEM, key: PEM }).listen(0, '127.0.0.1');
  onTestFinished(() => void site.close());
  await once(site, 'listening');
  return `https://localhost:${portOf(site)}/contact`;
}

test('a certificate that nears its end is named with its host and day', async () => {
  const page = await siteWithCertificate();
  const on = (day: string) => certificateNearsEnd(page, WITHIN_MS, new Date(day));
  expect(await on('2126-10-14')).toBeUndefined();
  expect(await on('2126-10-16')).toMatch(
    /^The certificate of localhost ends on October 29, 2126 and was not renewed: /,
  );
});

test('a page without one, or that nobody answers for, has none to name', async () => {
  for (const page of ['http://localhost:1/contact', 'https://localhost:1/contact']) {
    expect(await certificateNearsEnd(page, WITHIN_MS)).toBeUndefined();
  }
});
