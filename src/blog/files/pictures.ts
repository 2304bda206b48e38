import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, parse, sep } from 'node:path';
import { ContentError, type ContentProblem } from '../../content/reader/content-error.ts';
import { isImageAddress } from '../html/address.ts';
import { pictureAddresses } from '../html/sanitize.ts';
import { pictureAddress } from '../picture-address.ts';
import type { NewPost, Picture, PostFile } from '../post.ts';
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
 * @param file the post's file
 * @throws ContentError naming each picture that is missing, invalid, or outside the allowed folders
 */
export async function withPictures(
  post: NewPost,
  file: string,
  places: PicturePlaces,
): Promise<PostFile> {
  const problems: ContentProblem[] = [];
  const localPictures = new Map<string, LocalPicture>();
  for (const { field, address } of addressesIn(post)) {
    if (localPictures.has(address)) continue;
    try {
      const path = localFile(address, file, places);
      if (path !== undefined) localPictures.set(address, await loadPicture(path, post.slug));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      problems.push({ file: parse(file).base, field, expected: error.message });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  if (localPictures.size === 0) return { post, pictures: [] };
  const sizes = [...localPictures.values()].flatMap((picture) => picture.sizes);
  // One file may be referenced in several ways.
  const pictures = [...new Map(sizes.map((picture) => [picture.name, picture])).values()];
  return { post: await withAddresses(post, localPictures), pictures };
}

/** The pictures of a post that are not there or may not be shown, without reading those that are. */
export function missingPictures(
  post: NewPost,
  file: string,
  places: PicturePlaces,
): { field: string; address: string; expected: string }[] {
  return addressesIn(post).flatMap(({ field, address }) => {
    try {
      localFile(address, file, places);
      return [];
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      return [{ field, address, expected: error.message }];
    }
  });
}

function addressesIn({ image_url, content }: NewPost): { field: string; address: string }[] {
  return [
    ...(image_url === null ? [] : [{ field: 'image_url', address: image_url }]),
    ...pictureAddresses(content).map((address) => ({ field: 'body', address })),
  ];
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
  const decodedPath = join(folder, decoded(address));
  const path = [join(folder, address), decodedPath].find(isFile);
  if (path === undefined) {
    throw new PictureError(`expected the file ${decodedPath} for the picture ${address}`);
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

async function withAddresses(
  post: NewPost,
  localPictures: ReadonlyMap<string, LocalPicture>,
): Promise<NewPost> {
  const { changeImages } = await import('./image-tags.ts');
  const content = changeImages(post.content, ({ src, isSized }) => {
    const picture = localPictures.get(src);
    if (picture === undefined) return undefined;
    const { address, width, height } = picture;
    // The size prevents layout shift.
    return `src="${address}"${isSized ? '' : ` width="${width}" height="${height}"`}`;
  });
  const cover = post.image_url === null ? undefined : localPictures.get(post.image_url);
  return { ...post, content, ...(cover && { image_url: cover.address }) };
}
