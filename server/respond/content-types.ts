import { lookup } from 'mime-types';

/** The Content-Type by file name; `application/octet-stream` for unknown endings. */
export function contentTypeOf(fileName: string): string {
  return inUtf8(lookup(fileName) || 'application/octet-stream');
}

/** Adds the charset to text types. */
export function inUtf8(contentType: string): string {
  const isSaid = !isCompressible(contentType) || contentType.includes('charset=');
  return isSaid ? contentType : `${contentType}; charset=utf-8`;
}

/** Whether to compress a type: text, but not pictures and fonts. */
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

export function isCalendar(contentType: string): boolean {
  return contentType.startsWith('text/calendar');
}

export function isFeed(contentType: string): boolean {
  return /^application\/(?:rss\+xml|feed\+json)/.test(contentType);
}
