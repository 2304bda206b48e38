import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRedirects } from '../server/respond/redirects.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { redirectAdvice } from './redirect-advice.ts';
import { writeRedirects } from './write-redirects.ts';

const entry = (from: string, to: string) => `- { from: ${from}, to: ${to} }\n`;

/** A project with these services, by slug and name, and its built about page. */
function projectWith(services: Readonly<Record<string, string>>, redirects = '# None'): string {
  const files = Object.entries(services).map(([slug, name]) => [
    `content/services/${slug}.yaml`,
    `name: ${name}`,
  ]);
  return temporaryFolder({
    ...Object.fromEntries(files),
    'content/redirects.yaml': redirects,
    'dist/client/about.html': '<h2 id="faq">Questions</h2>',
    'dist/client/art/star.svg': '<svg/>',
  });
}

const write = (project: string) => writeRedirects(join(project, 'dist'), project);

test('the build has each old address by what it is told apart by', async () => {
  const entries = [entry('/Old%20Page/', '/about#faq'), entry('/b', '/blog/b')];
  const named = [entry('/about.html', '/about'), entry('/art', '/about')];
  const project = projectWith({}, [...entries, ...named].join(''));
  await write(project);
  expect([...(await readRedirects(join(project, 'dist')))]).toEqual([
    ['/old page', '/about#faq'],
    ['/b', '/blog/b'],
    ['/about.html', '/about'],
    ['/art', '/about'],
  ]);
});

test.each([
  [entry('/old', '/about#none'), '1.to: /about has no part named #none; leave that away'],
  [entry('/readyz', '/about'), '1.from: /readyz is an address of the server; remove this entry'],
  [entry('/Healthz/', '/about'), '1.from: /Healthz/ is an address of the server; remove this'],
  [entry('/art/star.svg', '/about'), '1.from: /art/star.svg is a file of this site; remove this'],
])('%s stops the build', async (redirects, said) => {
  const project = projectWith({}, redirects);
  await expect(write(project)).rejects.toThrow(`content/redirects.yaml, line 1, ${said}`);
});

/** What a build of `after` says, where the last one was of `before`. */
async function advice(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  redirects?: string,
): Promise<string[]> {
  const last = projectWith(before);
  await write(last);
  return redirectAdvice(join(last, 'dist'), projectWith(after, redirects));
}

const proposing = (from: string, to: string) => [
  `${from} is gone. To lead its visitors on, add to content/redirects.yaml:\n${entry(from, to).trim()}`,
];

test.each([
  ['its new file name', { wages: 'Payroll', audit: 'Audit' }, '/services/wages'],
  ['the only new service', { wages: 'Wages' }, '/services/wages'],
  ['the list, where there is no new one', {}, '/services'],
  ['the list, where it may be any', { wages: 'Wages', audit: 'Audit' }, '/services'],
])('a service that is gone is led to %s', async (_, after, to) => {
  expect(await advice({ payroll: 'Payroll' }, after)).toEqual(proposing('/services/payroll', to));
});

test('nothing is proposed where all is there, led on already, or never built', async () => {
  const before = { payroll: 'Payroll' };
  expect(await advice(before, { ...before, wages: 'Wages' })).toEqual([]);
  expect(await advice(before, {}, entry('/services/payroll/', '/services'))).toEqual([]);
  expect(redirectAdvice('no-such-folder', projectWith(before))).toEqual([]);
});

test('the proposal stands in the register as it is written', async () => {
  const [said = ''] = await advice({ payroll: 'Payroll' }, { wages: 'Payroll' });
  const project = projectWith({ wages: 'Payroll' }, said.slice(said.indexOf('- {')));
  await write(project);
  expect(JSON.parse(readFileSync(join(project, 'dist/redirects.json'), 'utf8'))).toEqual({
    '/services/payroll': '/services/wages',
  });
});

test('a post that is led to and has no file is named', () => {
  const project = projectWith({}, entry('/old', '/blog/in-the-store'));
  expect(redirectAdvice('no-such-folder', project)).toEqual([
    'content/redirects.yaml, line 1, 1.to: /blog/in-the-store has no file in content/posts/; see that the blog has it',
  ]);
});
