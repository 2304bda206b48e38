import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, parse, sep } from 'node:path';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { messageOf } from '../../base/errors/message-of.ts';
import { ContentError, type ContentProblem } from '../../content/reader/content-error.ts';
import { lineAt } from '../../content/reader/text-mistakes.ts';
import { isImageAddress } from '../html/address.ts';
import { pictureAddress } from '../picture-address.ts';
import type { NewPost, PostFile } from '../post.ts';
import { slugOf } from './slug-of.ts';

type LocalPicture = Awaited<ReturnType<typeof loadPicture>>;

const STEM_MAX = 60;

/**
 * Loads the pictures that a post's text and `image_url` reference by relative path, and replaces the
 * references by addresses.
 *
 * @param text the file's text, for line numbers of problems
 * @param file the post's file
 * @param imageHost a further host allowed for pictures
 * @throws ContentError naming each picture that is missing or outside the allowed folders, or the
 *   first that is invalid
 */
export async function withPictures(
  post: NewPost,
  text: string,
  file: string,
  imageHost?: string,
): Promise<PostFile> {
  const localPictures = new Map<string, LocalPicture>();
  for (const [address, path] of pictureFiles(post, text, file, imageHost)) {
    try {
      localPictures.set(address, await loadPicture(path, post.slug));
    } catch (error) {
      throw new ContentError([problemOf(messageOf(error), address, post, text, file)]);
    }
  }
  const sizes = [...localPictures.values()].flatMap((picture) => picture.sizes);
  // Several references may name one file.
  const pictures = [...new Map(sizes.map((picture) => [picture.name, picture])).values()];
  return { post: withAddresses(post, localPictures), pictures };
}

/**
 * The files of the pictures that `withPictures` loads, by reference; does not read them.
 *
 * @throws ContentError naming each picture that is missing, or outside the allowed folders
 */
export function pictureFiles(
  post: NewPost,
  text: string,
  file: string,
  imageHost?: string,
): Map<string, string> {
  const problems: ContentProblem[] = [];
  const files = new Map<string, string>();
  const named = imageTags(post.content).map(({ src }) => src);
  for (const address of new Set([...(post.image_url === null ? [] : [post.image_url]), ...named])) {
    const found = localFile(address, file, imageHost);
    if (found && 'path' in found) files.set(address, found.path);
    if (found && 'expected' in found) {
      problems.push(problemOf(found.expected, address, post, text, file));
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return files;
}

function problemOf(
  expected: string,
  address: string,
  { image_url }: NewPost,
  text: string,
  file: string,
): ContentProblem {
  const offset = text.indexOf(address);
  return {
    file: parse(file).base,
    line: offset < 0 ? undefined : lineAt(text, offset),
    field: address === image_url ? 'image_url' : 'body',
    expected,
  };
}

/** Resolves a relative reference to a file; undefined if the reference is a full address. */
function localFile(
  address: string,
  file: string,
  imageHost?: string,
): { path: string } | { expected: string } | undefined {
  if (isImageAddress(address, imageHost)) return undefined;
  if (address === '' || /^[\s\p{Cc}]*([a-z][a-z0-9+.-]*:|[/\\?#])/iu.test(address)) {
    const others = imageHost === undefined ? '' : `, or of https://${imageHost}/`;
    const expected = `expected pictures beside the post, such as desk.jpg, or from this site, starting with one /${others}, not ${address || 'none'}`;
    return { expected };
  }
  const folder = dirname(file);
  const path = join(folder, decoded(address));
  if (path.includes('\0') || !existsSync(path) || !statSync(path).isFile()) {
    return { expected: `expected the file ${path} for the picture ${address}` };
  }
  // Symbolic links must not lead outside.
  if (realpathSync(path).startsWith(realpathSync(folder) + sep)) return { path };
  return {
    expected: `expected pictures in the post's folder or in one of its own, not ${address}`,
  };
}

/** Decodes `my%20desk.jpg`; returns malformed text unchanged. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Loads a picture: all sizes, and the address and pixels of the largest. */
async function loadPicture(path: string, slug: string) {
  // Imported lazily: most posts have no picture and do not need sharp.
  const { readPicture } = await import('./picture-file.ts');
  const { largest, smaller, hash } = await readPicture(path);
  // Exported names contain hash and width already.
  const stem = slugOf(parse(path).name.replace(/-[0-9a-f]{8}-\d{1,4}$/, ''), STEM_MAX);
  const name = (width: number) => `${slug}/${stem || 'picture'}-${hash}-${width}.webp`;
  const { width, height } = largest;
  return {
    address: pictureAddress(name(width)),
    width,
    height,
    sizes: [largest, ...smaller].map((size) => ({ name: name(size.width), content: size.content })),
  };
}

function withAddresses(post: NewPost, localPictures: ReadonlyMap<string, LocalPicture>): NewPost {
  let { content } = post;
  for (const { src, isSized, start, end } of imageTags(content).reverse()) {
    const picture = localPictures.get(src);
    if (picture === undefined) continue;
    const { address, width, height } = picture;
    // The size prevents layout shift.
    const size = isSized ? '' : ` width="${width}" height="${height}"`;
    content = `${content.slice(0, start)}src="${address}"${size}${content.slice(end)}`;
  }
  const cover = post.image_url === null ? undefined : localPictures.get(post.image_url);
  return { ...post, content, ...(cover && { image_url: cover.address }) };
}

const reader = unified().use(rehypeParse, { fragment: true, verbose: true });

/** The `src` of each `img` of HTML in order: its value, its position, and whether it has a size. */
function imageTags(html: string) {
  const tags: { src: string; isSized: boolean; start: number; end: number }[] = [];
  visit(reader.parse(html), 'element', ({ tagName, data, properties }) => {
    const place = data?.position?.properties?.['src'];
    const [start, end] = [place?.start.offset, place?.end.offset];
    if (tagName !== 'img' || start === undefined || end === undefined) return;
    const { src, width, height } = properties;
    const isSized = width !== undefined || height !== undefined;
    tags.push({ src: String(src), isSized, start, end });
  });
  // The parser moves misplaced images out of tables.
  return tags.sort((a, b) => a.start - b.start);
}
