/** The edge function that shows pages as of today, beside what is published and what the server sends. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isDated } from '../../calendar/shown-on.ts';
import { pagePolicy } from '../../setup/page-policy.ts';
import { builtPages } from '../site/built-pages.ts';
import { readRules } from './rules.ts';

const DIST = join(import.meta.dirname, '../../dist-netlify');
const FUNCTION = join(DIST, 'edge-functions/dated-pages');

const loaded: unknown = await import(pathToFileURL(join(FUNCTION, 'dated-pages.js')).href);
const { default: answer, config } = z
  .object({
    default: z.custom<(request: Request) => Promise<Response | undefined>>(),
    config: z.object({ path: z.array(z.string()) }),
  })
  .parse(loaded);
const rules = await readRules(join(DIST, 'client'));
const dated = builtPages().filter(({ html }) => isDated(html));

test('it stands before every page with dates, and no other', () => {
  expect(config.path.toSorted()).toEqual(dated.map(({ route }) => route).toSorted());
});

test('it asks for nothing that the edge may lack', () => {
  const code = readFileSync(join(FUNCTION, 'bundle.mjs'), 'utf8');
  const [program = ''] = code.split('= datedPages([');
  expect(program.length).toBeLessThan(code.length);
  expect(code.match(/^import\b.*/gm)).toBeNull();
  expect(program.match(/\b(?:Temporal|Buffer|process|require)\b/g)).toBeNull();
});

test.each(config.path)(
  '%s is as published on the day of the build, with its headers',
  async (path) => {
    const file = join(DIST, 'client', path === '/' ? 'index.html' : `${path}.html`);
    const published = readFileSync(file, 'utf8');
    expect(isDated(published)).toBe(false);
    const page = await answer(new Request(`https://cpa.example${path}`));
    expect((await page?.text()) === published).toBe(true);
    const { etag, ...headers } = Object.fromEntries(page?.headers ?? []);
    expect(etag).toMatch(/^W\//);
    const { 'permissions-policy': permissions = '', ...rest } = rules.headersAt(path);
    // Netlify reads a comma as one between two values.
    expect(headers).toEqual({ ...rest, 'permissions-policy': permissions.replaceAll(', ', ',') });
    expect(headers['content-security-policy']).toBe(pagePolicy(published));
  },
);
