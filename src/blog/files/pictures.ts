import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, parse, sep } from 'node:path';
import { ContentError, type ContentProblem } from '../../content/reader/content-error.ts';
import { lineAt } from '../../content/reader/text-mistakes.ts';
import { isImageAddress } from '../html/address.ts';
import { pictureAddress } from '../picture-address.ts';
import type { NewPost, Picture, PostFile } from '../post.ts';
import { imageTags } from './image-tags.ts';
import { PictureError } from './picture-error.ts';
import type { PostFolders } from './post-folders.ts';
import { slugOf } from './slug-of.ts';

/** The places of pictures that belong to no post. */
export type PicturePlaces = Omit<PostFolders, 'posts'>;

/** A picture stored with its post. */
interface LocalPicture {
  /** Address and pixel size of its largest size. */
  address: string;
  width: number;
  height: number;
  sizes: Picture[];
}

const STEM_MAX = 60;

/**
 * Loads the pictures that a post's text and `image_url` reference by relative path, and
 * replaces the references with their addresses.
 *
 * @param text the file's text, for the lines of problems
 * @param file the post's file
 * @throws ContentError naming each picture that is missing, invalid, or outside the allowed folders
 */
export async function withPictures(
  post: NewPost,
  text: string,
  file: string,
  places: PicturePlaces,
): Promise<PostFile> {
  const problems: ContentProblem[] = [];
  const localPictures = new Map<string, LocalPicture>();
  for (const [address, path] of pictureFiles(post, text, file, places)) {
    try {
      localPictures.set(address, await loadPicture(path, post.slug));
    } catch (error) {
      problems.push(problemOf(error, address, post, text, file));
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  const sizes = [...localPictures.values()].flatMap((picture) => picture.sizes);
  // One file may be referenced in several ways.
  const pictures = [...new Map(sizes.map((picture) => [picture.name, picture])).values()];
  return { post: withAddresses(post, localPictures), pictures };
}

/**
 * The files of the pictures that `withPictures` loads, by their references; none is read.
 *
 * @throws ContentError naming each picture that is missing, or outside the allowed folders
 */
export function pictureFiles(
  post: NewPost,
  text: string,
  file: string,
  places: PicturePlaces,
): Map<string, string> {
  const problems: ContentProblem[] = [];
  const files = new Map<string, string>();
  const named = imageTags(post.content).map(({ src }) => src);
  for (const address of new Set([...(post.image_url === null ? [] : [post.image_url]), ...named])) {
    try {
      const path = localFile(address, file, places);
      if (path !== undefined) files.set(address, path);
    } catch (error) {
      problems.push(problemOf(error, address, post, text, file));
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return files;
}

function problemOf(
  error: unknown,
  address: string,
  { image_url }: NewPost,
  text: string,
  file: string,
): ContentProblem {
  if (!(error instanceof PictureError)) throw error;
  const offset = text.indexOf(address);
  return {
    file: parse(file).base,
    line: offset < 0 ? undefined : lineAt(text, offset),
    field: address === image_url ? 'image_url' : 'body',
    expected: error.message,
  };
}

/** Resolves a relative reference to a file; undefined for a picture with its own address. */
function localFile(address: string, file: string, places: PicturePlaces): string | undefined {
  if (isImageAddress(address, places.imageHost)) {
    const path = join(places.served, pathOf(address));
    if (!address.startsWith('/') || isFile(path)) return undefined;
    throw new PictureError(`expected the file ${path} for the picture ${address}`);
  }
  if (address === '' || /^[\s\p{Cc}]*([a-z][a-z0-9+.-]*:|[/\\?#])/iu.test(address)) {
    const others = places.imageHost === undefined ? '' : `, or of https://${places.imageHost}/`;
    throw new PictureError(
      `expected pictures beside the post, such as desk.jpg, or from this site, starting with one /${others}, not ${address || 'none'}`,
    );
  }
  const folder = dirname(file);
  const path = join(folder, decoded(address));
  if (!isFile(path)) {
    throw new PictureError(`expected the file ${path} for the picture ${address}`);
  }
  // Symbolic links must not lead outside.
  if (realpathSync(path).startsWith(realpathSync(folder) + sep)) return path;
  throw new PictureError(
    `expected pictures in the post's folder or in one of its own, not ${address}`,
  );
}

function isFile(path: string): boolean {
  return !path.includes('\0') && existsSync(path) && statSync(path).isFile();
}

/** Decoded path of an address: `/my%20desk.jpg?2` gives `/my desk.jpg`. */
function pathOf(address: string): string {
  return decoded(URL.parse(address, 'https://here.invalid')?.pathname ?? '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function loadPicture(path: string, slug: string): Promise<LocalPicture> {
  // Lazy: a server without such pictures need not load sharp.
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
