import { expect, inject, test } from 'vitest';

test('the typefaces, icons and scripts that visitors get are served with their licenses', async () => {
  const answer = await fetch(new URL('/licenses.txt', inject('origin')));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text.split('SIL OPEN FONT LICENSE Version 1.1')).toHaveLength(3);
  for (const name of ['public-sans', 'source-serif-4', 'lucide-react', 'react-dom', 'us-atlas']) {
    expect(text).toContain(name);
  }
  expect(text).toContain('Meta Platforms');
});
