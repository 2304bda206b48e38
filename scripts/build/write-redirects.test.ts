import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRedirects } from '../../src/server/respond/redirects.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { redirectAdvice, writeRedirects } from './write-redirects.ts';

const entry = (from: string, to: string) => `- { from: ${from}, to: ${to} }\n`;

/** A project with these services, and the build of it. */
function projectWith(services: readonly string[], redirects = '# None'): string {
  const files = services.flatMap((slug) => [
    [`content/services/${slug}.yaml`, `name: ${slug}`],
    [`dist/client/services/${slug}.html`, ''],
  ]);
  return temporaryFolder({
    ...Object.fromEntries(files),
    'content/redirects.yaml': redirects,
    'dist/client/about.html': '<h2 id="faq">Questions</h2>',
  });
}

test('the build has each old address by its key', async () => {
  const dist = join(projectWith([], entry('/Old%20Page/', '/about#faq')), 'dist');
  await writeRedirects(dist, join(dist, '..'));
  expect([...(await readRedirects(dist))]).toEqual([['/old page', '/about#faq']]);
});

test('a part that its page does not have stops the build', async () => {
  const project = projectWith([], entry('/old', '/about#none'));
  await expect(writeRedirects(join(project, 'dist'), project)).rejects.toThrow(
    'content/redirects.yaml, line 1, 1.to: /about has no part named #none; leave that away',
  );
});

test.each(['/Feed.ICS', '/find/lt11/due', '/blog?page=2', '/find?number=LT11'])(
  'an old address at which the site answers stops the build: %s',
  async (from) => {
    const project = projectWith([], entry(from, '/about'));
    writeFileSync(join(project, 'dist/client/feed.ics'), '');
    await expect(writeRedirects(join(project, 'dist'), project)).rejects.toThrow(
      `1.from: this site answers at ${from} itself; remove this entry`,
    );
  },
);

/** The message of a build of `after` that follows one of `before`. */
const advice = (before: string[], after: string[], redirects?: string) =>
  redirectAdvice(join(projectWith(before), 'dist'), projectWith(after, redirects));

test('a service that is gone is led to the only new one, else to the list', () => {
  const said = (to: string) => [
    `/services/payroll is gone. To lead its visitors on, add to content/redirects.yaml:\n${entry('/services/payroll', to).trim()}`,
  ];
  expect(advice(['payroll'], ['wages'])).toEqual(said('/services/wages'));
  expect(advice(['payroll'], ['wages', 'audit'])).toEqual(said('/services'));
  expect(advice(['payroll'], [])).toEqual(said('/services'));
});

test('nothing is proposed where all is there, led on already, or never built', () => {
  expect(advice(['payroll'], ['payroll', 'wages'])).toEqual([]);
  expect(advice(['payroll'], [], entry('/services/payroll/', '/services'))).toEqual([]);
  expect(redirectAdvice('no-such-folder', projectWith(['payroll']))).toEqual([]);
});

test('a post that is led to and has no file is named', () => {
  expect(advice([], [], entry('/old', '/blog/x'))).toEqual([
    'content/redirects.yaml, line 1, 1.to: /blog/x has no file in content/posts/; see that the blog has it',
  ]);
});
