import { expect, inject, test } from 'vitest';
import { NOWHERE } from '../routes.ts';
import { linksIn, open, textsIn } from './opened.ts';

const statusOf = async (path: string) => (await fetch(new URL(path, inject('origin')))).status;

test.each([NOWHERE, '/blog/a/b', '/about/us'])('%s says that it is not there', async (path) => {
  expect(await statusOf(path)).toBe(404);
  const $ = await open(path);
  expect($('title').text()).toMatch(/not found/i);
  expect(textsIn($, 'h1')).toHaveLength(1);
  expect($('link[rel=canonical]')).toHaveLength(0);
  expect($('meta[name=robots]').attr('content')).toContain('noindex');
  const ways = linksIn($, 'main li a').map(({ href }) => href);
  expect(ways).toEqual(expect.arrayContaining(['/services', '/blog', '/contact']));
  expect($('body > header, body > footer')).toHaveLength(2);
});

test.each(['/services/anything', '/services/a/b'])('%s is the list of services', async (path) => {
  expect(await statusOf(path)).toBe(200);
  const $ = await open(path);
  expect($('link[rel=canonical]').attr('href')).toMatch(/[^/]\/services$/);
});
