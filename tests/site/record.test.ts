/** The record of a build: everything a visitor reads on the built site, and nothing that changes by itself. */
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { changesBetween } from '../../archive/changes.ts';
import { pictureMarks } from '../../archive/picture-mark.ts';
import { type Archive, openArchive, type Snapshot, sha256 } from '../../archive/store.ts';
import { texasToday } from '../../base/calendar/texas-time.ts';
import { execIn } from '../../base/sqlite/testing/exec-in.ts';
import { FIRM_ARTICLES } from '../../blog/articles/article-folders.ts';
import { importArticles } from '../../blog/articles/import.ts';
import { blogPath } from '../../blog/stores/sqlite/kind.ts';
import { openSqlitePosts } from '../../blog/stores/sqlite/store.ts';
import { takeRecord } from '../../setup/take-record.ts';
import { listedIn } from '../../site/addresses.ts';
import { ROUTES } from '../../site/routes.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const today = texasToday();

/** The record of the built site, with the posts of a data folder. */
function taken(dataDir: string): Promise<Snapshot> {
  vi.stubEnv('DATA_DIR', dataDir);
  return takeRecord('dist', { listed: listedIn('.'), standings: [] }, today);
}

/** What the server of these tests shows. */
const first = await taken(inject('dataDir'));
afterAll(() => void vi.unstubAllEnvs());

/** Keeps both, and gives the hashes of their pages. */
function pagesOf(archive: Archive, snapshot: Snapshot): ReadonlyMap<string, string> {
  const record = archive.save(snapshot);
  if (!record) throw new Error('it is the same as the last one');
  return archive.pagesOf(record);
}

test('has every page and its pictures, and differs from another by the one sentence that changed', async () => {
  const pages = [...first.pages.keys()];
  const one = ROUTES.filter(({ href, answer }) => !answer && !href.includes('['));
  expect(pages).toEqual(expect.arrayContaining([...one.map(({ href }) => href), ...listedIn('.')]));
  const marks = [...first.pages.values()].flatMap(pictureMarks);
  const files = new Set(first.pictures.map((file) => sha256(file).slice(0, 16)));
  expect(new Set(marks.map(({ hash }) => hash))).toEqual(files);
  expect([...first.pages.values()].join('')).not.toContain('not kept');

  const folder = temporaryFolder();
  const store = openSqlitePosts(blogPath(folder));
  await importArticles(FIRM_ARTICLES, store);
  const [post] = await store.latest();
  store.close();
  const archive = openArchive(join(folder, 'archive.sqlite'));
  const before = pagesOf(archive, first);
  expect(archive.save(first)).toBeUndefined();
  execIn(
    blogPath(folder),
    `UPDATE blog_posts SET content = content || '<p>We win every audit.</p>' WHERE slug = '${post?.slug}'`,
  );
  const after = pagesOf(archive, await taken(folder));
  const read = (hash: string) => archive.read(hash).toString();
  expect(changesBetween(before, after, read)).toEqual({
    ...{ added: [], removed: [] },
    changed: [{ lines: '+ We win every audit.', paths: [`/blog/${post?.slug}`] }],
  });
  archive.close();
});

test('reads as pages do in a browser', async () => {
  const { pages } = first;
  const closed = (text: string) => text.replace(/\s+/g, '');
  for (const path of ['/', '/contact', '/services/payroll', '/dates', '/blog']) {
    const $ = load(await (await fetch(inject('origin') + path)).text());
    const text = pages.get(path) ?? '';
    const headings = $('h1, h2, h3').get();
    expect(headings.length, path).toBeGreaterThan(1);
    for (const each of headings) expect(closed(text), path).toContain(closed($(each).text()));
    expect(text).toContain(`Title: ${$('title').text()}\n`);
    expect(text).not.toContain('schema.org');
  }
});
