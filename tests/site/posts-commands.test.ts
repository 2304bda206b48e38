import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { runScript } from '../../scripts/command/testing/run-command.ts';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { samplePostFile } from '../../src/blog/testing/posts.ts';
import { serveBuiltSite } from '../serve-built-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { open, textsIn } from './opened.ts';

const POSTS = join(import.meta.dirname, '../../scripts/posts.ts');

/** A folder with an article and its picture. */
async function folderWithPost(front: Readonly<Record<string, string>>): Promise<string> {
  const folder = temporaryFolder({
    'my-post.md': samplePostFile({ title: 'My post', ...front }, '![A desk](desk.jpg)'),
  });
  const create = { width: 1400, height: 700, channels: 3, background: '#876' } as const;
  writeFileSync(join(folder, 'desk.jpg'), await sharp({ create }).jpeg().toBuffer());
  return folder;
}

function sync(dataDir: string, folder: string): void {
  expect(runScript(POSTS, ['sync', folder], dataDir)).toMatchObject({ status: 0, stderr: '' });
}

test('a post’s file and picture show on the running site', async () => {
  const dataDir = temporaryFolder();
  const { url, kill } = await serveBuiltSite({ dataDir });
  onTestFinished(kill);
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  const titles = async () => textsIn(await open(`${url}/blog`), 'main h3');
  const shows = async (is: boolean) => {
    await expect.poll(() => statusOf('/blog/my-post')).toBe(is ? 200 : 404);
    await expect.poll(async () => (await titles()).includes('My post')).toBe(is);
    const feed = async () => (await fetch(`${url}/blog/feed.xml`)).text();
    await expect.poll(async () => (await feed()).includes('/blog/my-post')).toBe(is);
  };
  const folder = await folderWithPost({ is_published: 'false' });

  sync(dataDir, folder);
  await shows(false);
  const front = { title: 'My post', published_at: texasToday() };
  writeFileSync(join(folder, 'my-post.md'), samplePostFile(front, '![A desk](desk.jpg)'));
  sync(dataDir, folder);
  await shows(true);

  const image = (await open(`${url}/blog/my-post`))('article img[alt="A desk"]');
  expect(image.attr()).toMatchObject({ width: '1280', height: '640', loading: 'lazy' });
  const address = image.attr('src') ?? '';
  const answer = await fetch(url + address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1280 });

  rmSync(join(folder, 'my-post.md'));
  sync(dataDir, folder);
  await shows(false);
  await expect.poll(() => statusOf(address)).toBe(404);
});
