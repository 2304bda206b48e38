import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { ContentError } from '../../content/reader/content-error.ts';
import { sampleNewPost } from '../testing.ts';
import { withPictures } from './pictures.ts';

const PNG = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#876' } })
  .png()
  .toBuffer();

/** Folders with a post's place, `a/`, the folder that the site serves, `served/`, and these pictures. */
function setUp(...pictures: string[]) {
  const folder = temporaryFolder({ 'a/photos/x': '', 'served/x': '' });
  for (const name of pictures) writeFileSync(join(folder, name), PNG);
  const places = { served: join(folder, 'served'), imageHost: 'images.example.com' };
  const file = join(folder, 'a', 'sales-tax.md');
  return {
    folder,
    withImage: (image_url: string) => withPictures(sampleNewPost({ image_url }), '', file, places),
    withBody: (content: string) => withPictures(sampleNewPost({ content }), '', file, places),
  };
}

/** The problems of a post with this picture, as its own and in its text. */
async function refusals(folders: ReturnType<typeof setUp>, address: string) {
  const problems = async (read: Promise<unknown>) =>
    read.catch((error: unknown) => {
      if (error instanceof ContentError) return error.problems;
      throw error;
    });
  return [
    await problems(folders.withImage(address)),
    await problems(folders.withBody(`<p><img src="${address}"></p>`)),
  ];
}

describe('a picture with an address of its own stays as it is', () => {
  test.each(['/my%20desk.jpg', 'https://images.example.com/a.jpg'])('%s', async (address) => {
    const { withImage, withBody } = setUp('served/my desk.jpg');
    expect(await withImage(address)).toMatchObject({
      post: { image_url: address },
      pictures: [],
    });
    const content = `<p><img src="${address}"></p>`;
    expect(await withBody(content)).toMatchObject({ post: { content }, pictures: [] });
  });

  test.each(['/door.jpg', '/../desk.jpg', '/%00'])('and has to be there: %s', async (address) => {
    const folders = setUp('desk.jpg');
    const expected = expect.stringMatching(/^expected the file .*served\/.* for the picture \//);
    expect(await refusals(folders, address)).toEqual([
      [{ file: 'sales-tax.md', field: 'image_url', expected }],
      [{ file: 'sales-tax.md', field: 'body', expected }],
    ]);
  });
});

describe('a picture beside the post becomes one of the post', () => {
  test.each([
    ['./photos/desk.png', 'photos/desk.png', 'desk'],
    ['My%20Desk%20%231.png', 'My Desk #1.png', 'my-desk-1'],
    ['%E6%97%A5.png', '日.png', 'picture'],
    ['desk-0123abcd-1280.png', 'desk-0123abcd-1280.png', 'desk'],
  ])('%s', async (address, name, stem) => {
    const { withImage, withBody } = setUp(join('a', name));
    const { post, pictures } = await withBody(`<img alt="b" src='${address}' title=c>`);
    const [picture] = pictures;
    expect(pictures).toHaveLength(1);
    expect(picture?.name).toMatch(new RegExp(`^sales-tax/${stem}-[0-9a-f]{8}-40\\.webp$`));
    expect(post.content).toBe(
      `<img alt="b" src="/pictures/${picture?.name}" width="40" height="20" title=c>`,
    );
    expect(await withImage(name)).toEqual({
      post: sampleNewPost({ image_url: `/pictures/${picture?.name}` }),
      pictures,
    });
  });

  test('each time that it is named, in tables too, and nothing else is touched', async () => {
    const { withBody } = setUp('a/desk.png');
    const { post, pictures } = await withBody(
      '<table>\r\n<img src=desk.png><tr><td>a</table><!-- <img src="desk.png"> --><img src="desk.png" width="9">&amp;<b',
    );
    const src = `src="/pictures/${pictures[0]?.name}"`;
    expect(post.content).toBe(
      `<table>\r\n<img ${src} width="40" height="20"><tr><td>a</table><!-- <img src="desk.png"> --><img ${src} width="9">&amp;<b`,
    );
  });
});

describe('a picture of another place is refused', () => {
  test.each(['https://x.example/a.jpg', '//x.example/a.jpg', 'data:image/png;base64,x'])(
    '%s',
    async (address) => {
      const expected = expect.stringContaining('from this site, starting with one /, or of https');
      expect(await refusals(setUp(), address)).toEqual([
        [{ file: 'sales-tax.md', field: 'image_url', expected }],
        [{ file: 'sales-tax.md', field: 'body', expected }],
      ]);
    },
  );

  test.each(['../desk.png', '%2e%2e/desk.png', 'link.png'])(
    'such as outside the folder: %s',
    async (address) => {
      const folders = setUp('desk.png');
      symlinkSync(join(folders.folder, 'desk.png'), join(folders.folder, 'a/link.png'));
      const expected = expect.stringMatching(/^expected pictures in the post's folder/);
      expect(await refusals(folders, address)).toMatchObject([[{ expected }], [{ expected }]]);
    },
  );

  test.each(['door.png', 'photos'])('or nowhere: %s', async (address) => {
    const expected = expect.stringMatching(/^expected the file .* for the picture/);
    expect(await refusals(setUp(), address)).toMatchObject([[{ expected }], [{ expected }]]);
  });
});
