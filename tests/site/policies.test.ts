import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, inject, onTestFinished, test } from 'vitest';
import { pagePolicy } from '../../scripts/build/page-policy.ts';
import { execIn } from '../../src/base/sqlite/testing/exec-in.ts';
import { blogPath } from '../../src/blog/stores/sqlite/kind.ts';
import { CLOSED_CSP, SVG_CSP, withImageHost } from '../../src/server/respond/headers.ts';
import { newDataDir, serveBuiltSite } from '../serve-built-site.ts';
import { printFigure } from './figure-line.ts';
import { everyPage } from './pages.ts';

/** The most bytes of a head; nginx reads up to 4,096 by default. */
const HEAD_LIMIT = 1_350;
/** Settings that lengthen the policy. */
const SETTINGS = { SITE_URL: 'https://www.example.com', IMAGE_HOST: 'images.example.com' };

const pages = await everyPage();

async function visit(origin: string, path: string): Promise<IncomingMessage> {
  const [method, target] = path.startsWith('POST ') ? ['POST', path.slice(5)] : ['GET', path];
  const headers = {
    accept: 'text/html',
    'accept-encoding': 'br',
    ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
  };
  const [answer] = await once(request(origin + target, { method, headers }).end(), 'response');
  return answer;
}

/** Findings of Google's CSP evaluator, advice excluded. */
function findingsOf(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, value = '' }) => `${directive} ${value}`);
}

/** The bytes from the status line to the empty line. */
function headBytes({ statusCode, statusMessage, rawHeaders }: IncomingMessage): number {
  const fields = rawHeaders.map((part, place) => part + (place % 2 === 0 ? ': ' : '\r\n'));
  return Buffer.byteLength(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n${fields.join('')}\r\n`);
}

test('a page is allowed what stands in it, and nothing else', () => {
  for (const { path, html, policy } of pages) expect(policy, path).toBe(pagePolicy(html));
});

test('only the page with the map may have frames', () => {
  const framed = pages.filter(({ policy }) => policy.includes('frame-src'));
  expect(framed.map(({ path }) => path)).toEqual(['/contact']);
});

test('only pages with a script in a file of its own may load one', () => {
  for (const { path, $, policy } of pages) {
    const hasFile = $('script[src], astro-island, main input[name=number]').length > 0;
    expect(/script-src [^;]*'self'/.test(policy), path).toBe(hasFile);
  }
});

test("Google's evaluator finds nothing in any policy but files of the site's own", async () => {
  expect(findingsOf("script-src 'unsafe-inline' https:")).not.toEqual([]);
  const ofPages = pages.flatMap(({ policy }) => [policy, withImageHost(policy, 'i.example.com')]);
  const { status, headers } = await fetch(`${inject('origin')}/%`);
  expect(status).toBe(400);
  const ofProblem = headers.get('content-security-policy') ?? '';
  for (const policy of [...ofPages, ofProblem, CLOSED_CSP, SVG_CSP]) {
    // This warns about uploads by visitors; the site has none.
    const accepted = /script-src [^;]*'self'/.test(policy) ? ["script-src 'self'"] : [];
    expect(findingsOf(policy), policy).toEqual(accepted);
  }
});

test('the head of every answer is short', async () => {
  const { url, close } = await serveBuiltSite({ env: SETTINGS });
  onTestFinished(close);
  const heads = await Promise.all(
    [...pages.map(({ path }) => path), '/blog/feed.xml', '/favicon.svg'].map(async (path) => {
      const answer = await visit(url, path);
      answer.resume();
      return { path, bytes: headBytes(answer), hsts: answer.headers['strict-transport-security'] };
    }),
  );
  expect(heads.filter(({ hsts }) => hsts === undefined)).toEqual([]);
  heads.sort((a, b) => b.bytes - a.bytes);
  const [largest] = heads;
  printFigure(`largest head: ${largest?.path}, ${largest?.bytes} of ${HEAD_LIMIT} bytes`);
  expect(heads.filter(({ bytes }) => bytes > HEAD_LIMIT)).toEqual([]);
});

test('a list without posts and a post that cannot be read are allowed as much', async () => {
  const dataDir = newDataDir();
  const { url, close } = await serveBuiltSite({ dataDir });
  onTestFinished(close);
  execIn(blogPath(dataDir), 'DROP TABLE blog_posts');
  for (const [path, status] of [
    ['/blog', 200],
    ['/blog/any', 503],
  ] as const) {
    const answer = await fetch(url + path);
    expect(answer.status, path).toBe(status);
    const policy = pagePolicy(await answer.text());
    expect(answer.headers.get('content-security-policy'), path).toBe(policy);
  }
});
