/** The published files: their rules and form, as parsed by Netlify's build. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { pagePolicy } from '../../scripts/build/page-policy.ts';
import { FIELDS, FORM_NAME, FORM_NAME_FIELD, HONEYPOT_FIELD } from '../../src/inbox/fields.ts';
import { urlPath } from '../../src/server/respond/headers.ts';
import { PRIVACY_POLICY } from '../content.ts';
import { TEST_PATHS } from '../routes.ts';
import { findForms, published } from './forms.ts';
import { partsOf } from './parts-of.ts';
import { readRules } from './rules.ts';

const SERVED = join(import.meta.dirname, '../../dist/client');
const PUBLISH = join(import.meta.dirname, '../../dist-netlify/client');
const files = globSync('**/*', { cwd: PUBLISH, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(PUBLISH.length + 1))
  .filter((file) => file !== '_headers' && file !== '_redirects');
const read = (file: string) => readFileSync(join(PUBLISH, file), 'utf8');
const pages = files.filter((file) => file.endsWith('.html'));
const rules = await readRules(PUBLISH);

test('every page except those on demand is a file, and no other file of the build is published', () => {
  const built = TEST_PATHS.filter(
    (path) => !/^\/(?:blog|find$|find\/[^/]+\/due|contact\/about|no-such-page)/.test(path),
  );
  expect(built.length).toBeGreaterThan(20);
  expect(pages.map(urlPath)).toEqual(expect.arrayContaining(built));
  expect(files).toContain('favicon.ico');
  expect(files.filter((file) => /\.(?:mjs|ts|br|gz|map)$/.test(file))).toEqual([]);
  expect(files.filter((file) => file.endsWith('.json'))).toEqual([
    'speculation-rules.json',
    'version.json',
  ]);
});

test('each kind of page has the policy for its scripts and styles, and no site may frame it', () => {
  const ofEachFolder = new Map(
    pages.map((file) => [file.includes('/') ? dirname(file) : file, file]),
  );
  for (const file of ofEachFolder.values()) {
    const policy = rules.headersAt(urlPath(file))['content-security-policy'];
    expect(policy, file).toBe(pagePolicy(published(read(file))));
  }
  expect(rules.headersAt('/any/address')['x-frame-options']).toBe('DENY');
});

test('every page that the server has as a file is identical here', () => {
  const shared = globSync('**/*.html', { cwd: SERVED }).filter(
    (file) => file !== 'privacy-policy.html' && pages.includes(file),
  );
  expect(shared.length).toBeGreaterThan(100);
  for (const file of shared) {
    const served = readFileSync(join(SERVED, file), 'utf8');
    expect(partsOf(read(file)), file).toEqual(partsOf(served));
  }
});

test('every file has its media type, and other sites may load only pictures and calendars', () => {
  expect(files.length).toBeGreaterThan(60);
  for (const file of files) {
    const path = file.endsWith('.html') ? urlPath(file) : `/${file}`;
    const isForOthers = /\.(?:svg|png|ico|avif|webp|jpg|ics)$/.test(file);
    expect(rules.headersAt(path), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-type': expect.any(String),
      'cross-origin-resource-policy': isForOthers ? 'cross-origin' : 'same-origin',
    });
  }
});

test('a file with a hash in its name is cached forever', () => {
  const hashed = files.filter((file) => file.startsWith('_astro/'));
  expect(hashed.length).toBeGreaterThan(5);
  for (const file of hashed) {
    expect(rules.headersAt(`/${file}`)['cache-control'], file).toContain('immutable');
  }
});

test('Netlify finds the form only in the contact page, with every field and its honeypot', () => {
  const names = FIELDS.map(({ name }) => name);
  expect(findForms(PUBLISH)).toEqual([
    {
      name: FORM_NAME,
      fields: [FORM_NAME_FIELD, HONEYPOT_FIELD, ...names],
      honeypot: HONEYPOT_FIELD,
    },
  ]);
  const form = load(read('contact.html'))('form');
  expect(form.attr()).toMatchObject({ method: 'POST', action: '/message-sent' });
  expect(form.find(`[name=${FORM_NAME_FIELD}]`).val()).toBe(FORM_NAME);
});

test('the privacy policy names Netlify as host here, and the server on the server', () => {
  const page = 'privacy-policy.html';
  const paragraphs = (html: string) =>
    load(html)('main p')
      .toArray()
      .map((each) => load(each).text());
  const [here, there] = [
    paragraphs(read(page)),
    paragraphs(readFileSync(join(SERVED, page), 'utf8')),
  ];
  const all = PRIVACY_POLICY.sections.flatMap((section) => section.paragraphs);
  const pairs = all.flatMap((each) => (typeof each === 'string' ? [] : [each]));
  for (const { server, netlify } of pairs) {
    expect(here).toContain(netlify);
    expect(here).not.toContain(server);
    expect(there).toContain(server);
    expect(there).not.toContain(netlify);
  }
});
