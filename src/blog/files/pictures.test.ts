import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { ContentError } from '../../content/reader/content-error.ts';
import { sampleNewPost } from '../testing/posts.ts';
import { withPictures } from './pictures.ts';

const PNG = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#876' } })
  .png()
  .toBuffer();

/** Creates a folder with these pictures and the folder `a/` of a post. */
function setUp(...pictures: string[]) {
  const folder = temporaryFolder({ 'a/photos/x': '' });
  for (const name of pictures) writeFileSync(join(folder, name), PNG);
  const host = 'images.example.com';
  const file = join(folder, 'a', 'sales-tax.md');
  return {
    folder,
    withImage: (image_url: string) => withPictures(sampleNewPost({ image_url }), '', file, host),
    withBody: (content: string) => withPictures(sampleNewPost({ content }), '', file, host),
  };
}

/** The problem of a post with this picture; expects the same for its cover and in its text. */
async function refusal({ withImage, withBody }: ReturnType<typeof setUp>, address: string) {
  const problems = async (read: Promise<unknown>) =>
    read.catch((error: unknown) => {
      if (error instanceof ContentError) return error.problems;
      throw error;
    });
  const inBody = await problems(withBody(`<p><img src="${address}"></p>`));
  expect(inBody).toMatchObject([{ file: 'sales-tax.md', field: 'body' }]);
  const [problem, ...others] = Array.isArray(inBody) ? inBody : [];
  expect(others).toEqual([]);
  expect(await problems(withImage(address))).toEqual([{ ...problem, field: 'image_url' }]);
  return problem.expected;
}

test.each(['/my%20desk.jpg', 'https://images.example.com/a.jpg'])(
  'a picture with its own address is unchanged: %s',
  async (address) => {
    const { withImage, withBody } = setUp();
    expect(await withImage(address)).toMatchObject({ post: { image_url: address }, pictures: [] });
    const content = `<p><img src="${address}"></p>`;
    expect(await withBody(content)).toMatchObject({ post: { content }, pictures: [] });
  },
);

test.each([
  ['./photos/desk.png', 'photos/desk.png', 'desk'],
  ['My%20Desk%20%231.png', 'My Desk #1.png', 'my-desk-1'],
  ['%E6%97%A5.png', '日.png', 'picture'],
  ['desk-0123abcd-1280.png', 'desk-0123abcd-1280.png', 'desk'],
])('a picture beside the post is imported with the post: %s', async (address, name, stem) => {
  const { withImage, withBody } = setUp(join('a', name));
  const { post, pictures } = await withBody(`<img alt="b" src='${address}' title=c>`);
  const [picture] = pictures;
  expect(pictures).toHaveLength(1);
  expect(picture?.name).toMatch(new RegExp(`^sales-tax/${stem}-[0-9a-f]{8}-40\\.webp$`));
  const image_url = `/pictures/${picture?.name}`;
  expect(post.content).toBe(`<img alt="b" src="${image_url}" width="40" height="20" title=c>`);
  expect(await withImage(name)).toEqual({ post: sampleNewPost({ image_url }), pictures });
});

test('every reference to a picture is replaced, also in tables, and nothing else', async () => {
  const { withBody } = setUp('a/desk.png');
  const { post, pictures } = await withBody(
    '<table>\r\n<img src=desk.png><tr><td>a</table><!-- <img src="desk.png"> --><img src="desk.png" width="9">&amp;<b',
  );
  const src = `src="/pictures/${pictures[0]?.name}"`;
  expect(post.content).toBe(
    `<table>\r\n<img ${src} width="40" height="20"><tr><td>a</table><!-- <img src="desk.png"> --><img ${src} width="9">&amp;<b`,
  );
});

const ELSEWHERE = /from this site, starting with one \/, or of https/;
const OUTSIDE = /^expected pictures in the post's folder/;
const NOWHERE = /^expected the file .* for the picture/;

test.each([
  ['https://x.example/a.jpg', ELSEWHERE],
  ['//x.example/a.jpg', ELSEWHERE],
  ['data:image/png;base64,x', ELSEWHERE],
  ['../desk.png', OUTSIDE],
  ['%2e%2e/desk.png', OUTSIDE],
  ['link.png', OUTSIDE],
  ['door.png', NOWHERE],
  ['photos', NOWHERE],
  ['%00', NOWHERE],
])('a picture outside of the allowed places is rejected: %s', async (address, expected) => {
  const folders = setUp('desk.png');
  symlinkSync(join(folders.folder, 'desk.png'), join(folders.folder, 'a/link.png'));
  expect(await refusal(folders, address)).toMatch(expected);
});
