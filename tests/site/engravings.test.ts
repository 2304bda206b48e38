/** A number has the same drawing everywhere. */
import { expect, inject, test } from 'vitest';
import { drawEngraving } from '../../src/site/engravings/guilloche/engraving.ts';
import { postFigure } from '../../src/site/load/post-figure.ts';
import { PAPERS, SERVICES } from '../content.ts';
import { POSTS } from '../routes.ts';
import { everyPage } from './pages.ts';

const NOTES = 'img[src^="/art/note-"], img[src^="/art/post/"]';

/** The number in a picture's address: its own, or its post's; without a number, the post's slug. */
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

test('every picture of a number, on every page, has the drawing of that number', async () => {
  const found = (await everyPage()).flatMap(({ $ }) =>
    $(NOTES)
      .get()
      .map((picture) => $(picture).attr('src') ?? ''),
  );
  const pictures = new Set(found);
  expect(pictures.size).toBeGreaterThan(PAPERS.length);
  for (const src of pictures) {
    const svg = await (await fetch(new URL(src, inject('origin')))).text();
    expect(svg.includes(drawEngraving(numberAt(src)).lines), src).toBe(true);
  }
});

test('services and papers have the picture of their own number', async () => {
  const numbers = new Map([
    ...SERVICES.filter(({ photo }) => !photo).map(
      ({ href, denomination }) => [href, denomination] as const,
    ),
    ...PAPERS.map(({ href, code }) => [href, code] as const),
  ]);
  const pages = new Map((await everyPage()).map(({ path, $ }) => [path, $]));
  for (const [path, number] of numbers) {
    const src = pages.get(path)?.('main header img').attr('src') ?? '';
    expect(numberAt(src), path).toBe(number);
  }
});
