/** One number has one drawing, wherever it stands. */
import { expect, inject, test } from 'vitest';
import { GROUP_FAMILIES } from '../../src/content/schemas/paper.ts';
import { drawNote } from '../../src/site/engravings/notes/note.ts';
import { postFigure } from '../../src/site/load/post-figure.ts';
import { BLOG, PAPERS, SERVICES } from '../content.ts';
import { POSTS } from '../routes.ts';
import { open } from './opened.ts';
import { everyPage } from './pages.ts';

const NOTES = 'img[src^="/art/note-"]:not([src^="/art/note-blank-"]), img[src^="/art/post/"]';

/** The number that a picture's address names: its own, or that of its post; without one, the post's slug. */
function numberAt(src: string): string {
  const own = /^\/art\/note-(.+?)-[a-z]+(?:-paper)?\.\w+\.svg$/.exec(src)?.[1];
  if (own !== undefined) {
    return own.replaceAll(/_([\da-f]+)_/g, (_, point: string) =>
      String.fromCodePoint(Number.parseInt(point, 16)),
    );
  }
  const post = POSTS.find(({ slug }) => src === `/art/post/${slug}.svg`);
  if (!post) throw new Error(`${src} is the picture of no number and of no post`);
  return postFigure(post) ?? post.slug;
}

test('every picture of a number, on every page, shows the drawing of that number', async () => {
  const found = (await everyPage()).flatMap(({ $ }) =>
    $(NOTES)
      .get()
      .map((picture) => $(picture).attr('src') ?? ''),
  );
  const pictures = new Set(found);
  expect(pictures.size).toBeGreaterThan(PAPERS.length);
  for (const src of pictures) {
    const svg = await (await fetch(new URL(src, inject('origin')))).text();
    expect(svg.includes(drawNote(numberAt(src)).lines), src).toBe(true);
  }
});

test('a service, a paper and an article have their own number, of one ink in one file', async () => {
  const pages = [
    ...SERVICES.filter(({ photo }) => !photo).map(({ href, denomination, family }) => ({
      ...{ href, number: denomination, family },
    })),
    ...PAPERS.map(({ href, code, group }) => ({
      ...{ href, number: code, family: GROUP_FAMILIES[group] },
    })),
    ...POSTS.filter(({ image_url }) => image_url === null).map((post) => ({
      ...{ href: `/blog/${post.slug}`, number: postFigure(post) ?? post.slug },
      family: BLOG.families[post.category],
    })),
  ];
  const files = new Map<string, string>();
  for (const { href, number, family } of pages) {
    const src = (await open(href))('main header img').attr('src') ?? '';
    expect(numberAt(src), href).toBe(number);
    const note = `${number} ${family}`;
    const known = files.get(note) ?? src;
    files.set(note, known);
    expect(src, href).toBe(known);
  }
});

test('a card has the picture of the page that it leads to', async () => {
  for (const path of ['/', '/services', '/blog']) {
    const $ = await open(path);
    for (const card of $('li:has([data-art="card"])').get()) {
      const href = $('a', card).attr('href') ?? '';
      const src = (await open(href))('main header img').attr('src');
      expect($('img', card).attr('src'), href).toBe(src);
    }
  }
});
