import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { ContentError } from '../../content/reader/content-error.ts';
import { isPictureName, pictureAddress } from '../picture-address.ts';
import { issueLines, type NewPost, type Picture, type PostFile } from '../post.ts';
import type { PostStore } from '../post-store.ts';
import type { PicturePlaces } from './pictures.ts';
import { postFileText } from './post-file-text.ts';
import { postFileOf } from './read-post-file.ts';
import { toMarkdown } from './to-markdown.ts';

interface ExportOptions extends PicturePlaces {
  /** Whether to overwrite existing files. */
  force?: boolean;
}

/** Result of an export. */
export interface ExportReport {
  posts: number;
  pictures: number;
  /** Posts that an import of these files would change, and why. */
  faults: { slug: string; reason: string }[];
}

/**
 * Writes every post as a post's file, with its pictures. Each file is checked by reading it
 * back; it contains HTML where Markdown would not round-trip.
 *
 * @param folder created if missing
 * @throws Error if the folder is not empty, unless forced
 */
export async function exportPosts(
  store: PostStore,
  folder: string,
  { force = false, ...places }: ExportOptions,
): Promise<ExportReport> {
  await mkdir(folder, { recursive: true });
  if (!force && (await readdir(folder)).length > 0) {
    throw new Error(`${folder} is not empty: name another folder, or write over it with --force.`);
  }
  const report: ExportReport = { posts: 0, pictures: 0, faults: [] };
  for (const { slug } of await store.all()) {
    try {
      const postFile = await store.postFile(slug);
      if (postFile === undefined) continue;
      const written = await write(postFile, folder, places);
      report.posts += 1;
      report.pictures += written.pictures;
      if (written.fault !== undefined) report.faults.push({ slug, reason: written.fault });
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      report.faults.push({ slug, reason: `left out: ${issueLines(error).join('; ')}` });
    }
  }
  return report;
}

async function write(
  { post, pictures }: PostFile,
  folder: string,
  places: PicturePlaces,
): Promise<{ pictures: number; fault: string | undefined }> {
  const named = usedPictures(post, pictures);
  for (const { name, content } of named.values()) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  const file = join(folder, `${post.slug}.md`);
  const { text, fault } = await roundTripText(withFileNames(post, named), post, file, places);
  await writeFile(file, text);
  return { pictures: named.size, fault };
}

/** Pictures used in a post, by address; largest sizes only. */
function usedPictures(
  { image_url, content }: NewPost,
  pictures: readonly Picture[],
): Map<string, Picture> {
  const all = pictures
    .filter(({ name }) => isPictureName(name))
    .map((picture) => [pictureAddress(picture.name), picture] as const);
  const used = all.filter(([address]) => address === image_url || content.includes(address));
  return new Map(used);
}

/** A picture's `src`, with the size that an import adds. */
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
): Promise<{ text: string; fault: string | undefined }> {
  const inHtml = postFileText(written, { text: written.content, format: 'html' });
  const markdown = toMarkdown(written.content).trim();
  const texts = [postFileText(written, { text: markdown, format: 'markdown' }), inHtml];
  let fault = 'an import would change it';
  for (const text of texts) {
    try {
      const { post: imported } = await postFileOf(text, file, places);
      if (isDeepStrictEqual(imported, post)) return { text, fault: undefined };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      fault = error.message;
    }
  }
  return { text: inHtml, fault };
}
