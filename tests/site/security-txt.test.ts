import { expect, inject, test } from 'vitest';
import { FIRM } from '../content.ts';

const DAY_MS = 24 * 3_600_000;

test('security.txt says whom to tell of a weakness, for less than a year', async () => {
  const answer = await fetch(new URL('/.well-known/security.txt', inject('origin')));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\n');
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
