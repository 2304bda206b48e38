import { lookup } from 'mime-types';

/** The Content-Type of a file by its name; bytes to download where the ending is unknown. */
export function contentTypeOf(fileName: string): string {
  const type = lookup(fileName) || 'application/octet-stream';
  return isCompressible(type) ? `${type}; charset=utf-8` : type;
}

/** Whether a body of this type shrinks: text does, pictures and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml))/.test(contentType);
}

export function isHtml(contentType: string): boolean {
  return contentType.startsWith('text/html');
}

export function isSvg(contentType: string): boolean {
  return contentType.startsWith('image/svg+xml');
}

export function isPicture(contentType: string): boolean {
  return contentType.startsWith('image/');
}

export function isFeed(contentType: string): boolean {
  return /^application\/(?:rss\+xml|feed\+json)/.test(contentType);
}
