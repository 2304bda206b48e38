import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SHORTEST_FORM } from '../../src/inbox/testing/sample.ts';
import { POST } from '../routes.ts';
import { serveBuiltSite } from '../serve-built-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** The link to the build, and the folder of builds. */
const BUILT = ['dist', '.releases'];

/** This project with a removable copy of its build. */
function withOwnBuild(): string {
  const project = temporaryFolder();
  for (const name of BUILT) {
    cpSync(name, join(project, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of readdirSync('.').filter((each) => !BUILT.includes(each))) {
    symlinkSync(join(process.cwd(), name), join(project, name), 'junction');
  }
  return project;
}

test('while the site is rebuilt, visitors get every page and can send messages', async () => {
  const project = withOwnBuild();
  const { url, close } = await serveBuiltSite({ project });
  onTestFinished(close);
  for (const name of BUILT) rmSync(join(project, name), { recursive: true });
  const statusOf = async (path: string | undefined) => (await fetch(`${url}${path}`)).status;
  const paths = ['/about', '/blog', POST, '/blog/feed.xml', '/contact'];
  expect(await Promise.all(paths.map(statusOf))).toEqual(paths.map(() => 200));
  expect(await statusOf('/blog/no-such-post')).toBe(404);
  const send = async (fields: Record<string, string>) =>
    (await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }))
      .status;
  expect(await send({ ...SHORTEST_FORM, name: '' })).toBe(422);
  expect(await send(SHORTEST_FORM)).toBe(303);
});
