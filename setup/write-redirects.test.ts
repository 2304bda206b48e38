import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRedirects } from '../server/redirects.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { redirectAdvice, writeRedirects } from './write-redirects.ts';

const entry = (from: string, to: string) => `- { from: ${from}, to: ${to} }\n`;

/** A project with these services and its built about page. */
function projectWith(services: readonly string[], redirects = '# None'): string {
  const files = services.map((slug) => [`content/services/${slug}.yaml`, `name: ${slug}`]);
  return temporaryFolder({
    ...Object.fromEntries(files),
    'content/redirects.yaml': redirects,
    'dist/client/about.html': '<h2 id="faq">Questions</h2>',
    'dist/client/art/star.svg': '<svg/>',
  });
}

const write = (project: string) => writeRedirects(join(project, 'dist'), project);

test('the build has each old address by what addresses are told apart by', async () => {
  const entries = [entry('/Old%20Page/', '/about#faq'), entry('/about.html', '/about')];
  const project = projectWith([], entries.join(''));
  await write(project);
  expect([...(await readRedirects(join(project, 'dist')))]).toEqual([
    ['/old page', '/about#faq'],
    ['/about.html', '/about'],
  ]);
});

test.each([
  [entry('/old', '/about#none'), '1.to: /about has no part named #none; leave that away'],
  [entry('/art/star.svg', '/about'), '1.from: /art/star.svg is a file of this site; remove this'],
])('%s stops the build', async (redirects, said) => {
  const project = projectWith([], redirects);
  await expect(write(project)).rejects.toThrow(`content/redirects.yaml, line 1, ${said}`);
});

/** What a build of `after` says, where the last one was of `before`. */
async function advice(before: string[], after: string[], redirects?: string): Promise<string[]> {
  const last = projectWith(before);
  await write(last);
  return redirectAdvice(join(last, 'dist'), projectWith(after, redirects));
}

test('a service that is gone is led to the only new one, else to the list', async () => {
  const said = (to: string) => [
    `/services/payroll is gone. To lead its visitors on, add to content/redirects.yaml:\n${entry('/services/payroll', to).trim()}`,
  ];
  expect(await advice(['payroll'], ['wages'])).toEqual(said('/services/wages'));
  expect(await advice(['payroll'], ['wages', 'audit'])).toEqual(said('/services'));
  expect(await advice(['payroll'], [])).toEqual(said('/services'));
});

test('nothing is proposed where all is there, led on already, or never built', async () => {
  expect(await advice(['payroll'], ['payroll', 'wages'])).toEqual([]);
  expect(await advice(['payroll'], [], entry('/services/payroll/', '/services'))).toEqual([]);
  expect(redirectAdvice('no-such-folder', projectWith(['payroll']))).toEqual([]);
});

test('a post that is led to and has no file is named', () => {
  expect(redirectAdvice('no-such-folder', projectWith([], entry('/old', '/blog/x')))).toEqual([
    'content/redirects.yaml, line 1, 1.to: /blog/x has no file in content/posts/; see that the blog has it',
  ]);
});
