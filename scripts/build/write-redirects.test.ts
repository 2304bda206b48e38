import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRedirects } from '../../src/server/respond/redirects.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { writeRedirects } from './write-redirects.ts';

/** A project with this entry, and its build. */
function projectWith(from: string, to: string): string {
  return temporaryFolder({
    'content/redirects.yaml': `- { from: ${from}, to: ${to} }\n`,
    'dist/client/feed.ics': '',
  });
}

test('the build contains each old address by its key', async () => {
  const project = projectWith('/Old%20Page/', '/about#faq');
  const dist = join(project, 'dist');
  await writeRedirects(dist, project);
  expect([...(await readRedirects(dist))]).toEqual([['/old page', '/about#faq']]);
});

test.each(['/Feed.ICS', '/find/lt11/due', '/blog?page=2', '/find?number=LT11'])(
  'an old address that the site serves fails the build: %s',
  async (from) => {
    const project = projectWith(from, '/about');
    await expect(writeRedirects(join(project, 'dist'), project)).rejects.toThrow(
      `1.from: this site answers at ${from} itself; remove this entry`,
    );
  },
);
