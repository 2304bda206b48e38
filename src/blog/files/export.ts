import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { ContentError } from '../../content/reader/content-error.ts';
import { isPictureName, pictureAddress } from '../picture-address.ts';
import { issueLines, type NewPost, type Picture } from '../post.ts';
import type { PostStore } from '../post-store.ts';
import type { PicturePlaces } from './pictures.ts';
import { postFileText } from './post-file-text.ts';
import { postFileOf } from './read-post-file.ts';
import { toMarkdown } from './to-markdown.ts';

/** Result of an export. */
interface ExportReport {
  posts: number;
  pictures: number;
  /** Posts that a sync of these files would change, and why. */
  faults: { slug: string; reason: string }[];
}

/**
 * Writes every post as a post's file, with its pictures. Each file is checked by reading it
 * back; it contains HTML where Markdown would not round-trip.
 *
 * @param folder created if missing
 * @throws Error if the folder is not empty
 */
export async function exportPosts(
  store: PostStore,
  folder: string,
  places: PicturePlaces,
): Promise<ExportReport> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) {
    throw new Error(`${folder} is not empty: name another folder.`);
  }
  const report: ExportReport = { posts: 0, pictures: 0, faults: [] };
  for (const { slug } of await store.all()) {
    try {
      const postFile = await store.postFile(slug);
      if (postFile === undefined) continue;
      const { post } = postFile;
      const named = usedPictures(post, postFile.pictures);
      for (const { name, content } of named.values()) {
        const path = join(folder, name);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, content);
      }
      const file = join(folder, `${slug}.md`);
      const { text, fault } = await roundTripText(withFileNames(post, named), post, file, places);
      await writeFile(file, text);
      report.posts += 1;
      report.pictures += named.size;
      if (fault !== undefined) report.faults.push({ slug, reason: fault });
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      report.faults.push({ slug, reason: `left out: ${issueLines(error).join('; ')}` });
    }
  }
  return report;
}

/** Pictures used in a post, by address; largest sizes only. */
function usedPictures(
  { image_url, content }: NewPost,
  pictures: readonly Picture[],
): Map<string, Picture> {
  const all = pictures
    .filter(({ name }) => isPictureName(name))
    .map((picture) => [pictureAddress(picture.name), picture] as const);
  return new Map(all.filter(([address]) => address === image_url || content.includes(address)));
}

/** A picture's `src`, with the size that a sync adds. */
const SOURCE = /\bsrc=(["'])(\/pictures\/[^"']+)\1(?: width="\d+" height="\d+")?/g;

/** The post with picture addresses replaced by file names. */
function withFileNames(post: NewPost, named: ReadonlyMap<string, Picture>): NewPost {
  const content = post.content.replace(SOURCE, (source, _, address: string) => {
    const picture = named.get(address);
    return picture ? `src="${picture.name}"` : source;
  });
  const cover = post.image_url === null ? undefined : named.get(post.image_url);
  return { ...post, content, ...(cover && { image_url: cover.name }) };
}

/** The file's text, in Markdown if that round-trips, else HTML; with the reason if neither does. */
async function roundTripText(
  written: NewPost,
  post: NewPost,
  file: string,
  places: PicturePlaces,
): Promise<{ text: string; fault?: string }> {
  const inHtml = postFileText(written, { text: written.content, format: 'html' });
  const markdown = toMarkdown(written.content).trim();
  let fault = 'a sync would change it';
  for (const text of [postFileText(written, { text: markdown, format: 'markdown' }), inHtml]) {
    try {
      const read = await postFileOf(text, file, places);
      if (isDeepStrictEqual(read.post, post)) return { text };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      fault = error.message;
    }
  }
  return { text: inHtml, fault };
}
