import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pictureAddress } from '../picture-address.ts';
import type { NewPost, PostPicture } from '../post.ts';
import type { PostStore } from '../post-store.ts';
import { markdownToHtml } from './markdown.ts';
import { markdownMistakes } from './markdown-mistakes.ts';
import { postFileText } from './post-file.ts';
import { toMarkdown } from './to-markdown.ts';

/**
 * Writes a file for each post, with its pictures: in Markdown if that gives the same HTML, else in
 * HTML. Returns the number of posts and pictures written.
 *
 * @param folder created if missing
 * @throws Error if the folder is not empty
 */
export async function exportPosts(store: PostStore, folder: string) {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) {
    throw new Error(`${folder} is not empty: name another folder.`);
  }
  const report = { posts: 0, pictures: 0 };
  for (const { slug } of await store.cards()) {
    const postFile = await store.postFile(slug);
    if (postFile === undefined) continue;
    const { post } = postFile;
    const pictures = postFile.pictures.filter((picture) => isUsed(picture, post));
    for (const { name, content } of pictures) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
    await writeFile(join(folder, `${slug}.md`), textOf(withFileNames(post, pictures)));
    report.posts += 1;
    report.pictures += pictures.length;
  }
  return report;
}

/** Whether a post names the picture, which is true only of its largest size. */
function isUsed({ name }: PostPicture, { image_url, content }: NewPost): boolean {
  const address = pictureAddress(name);
  return address === image_url || content.includes(address);
}

/** A picture's `src`, with the width and height that the import added. */
const SOURCE = /\bsrc=(["'])(\/pictures\/[^"']+)\1(?: width="\d+" height="\d+")?/g;

/** The post with picture addresses replaced by file names. */
function withFileNames(post: NewPost, pictures: readonly PostPicture[]): NewPost {
  const names = new Map(pictures.map(({ name }) => [pictureAddress(name), name]));
  const content = post.content.replace(SOURCE, (source, _, address: string) => {
    const name = names.get(address);
    return name === undefined ? source : `src="${name}"`;
  });
  const { image_url } = post;
  return { ...post, content, image_url: names.get(image_url ?? '') ?? image_url };
}

function textOf(post: NewPost): string {
  const markdown = toMarkdown(post.content).trim();
  const isSame =
    markdownToHtml(markdown) === post.content &&
    markdownMistakes(markdown, post.is_published).length === 0;
  return isSame ? postFileText(post, markdown) : postFileText(post, post.content, 'html');
}
