import { expect, inject, test } from 'vitest';
import { FIRM } from '../content.ts';

const DAY_MS = 24 * 3_600_000;

async function get(path: string) {
  const answer = await fetch(new URL(path, inject('origin')));
  expect(answer.status, path).toBe(200);
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.bytes()) };
}

test('security.txt has the contact for security reports, and expires within a year', async () => {
  const { type, bytes } = await get('/.well-known/security.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  const lines = bytes.toString().trimEnd().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
  expect(fields).toEqual({
    Contact: `mailto:${FIRM.email}`,
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    'Preferred-Languages': 'en',
    Canonical: 'http://localhost:4321/.well-known/security.txt',
  });
  const days = (Date.parse(fields['Expires'] ?? '') - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('the licenses of distributed typefaces, icons and scripts are served', async () => {
  const text = (await get('/licenses.txt')).bytes.toString();
  expect(text.split('SIL OPEN FONT LICENSE Version 1.1')).toHaveLength(3);
  for (const name of ['public-sans', 'source-serif-4', 'lucide-react', 'react-dom']) {
    expect(text).toContain(name);
  }
});

test('/favicon.ico is a PNG', async () => {
  const { bytes } = await get('/favicon.ico');
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
});
