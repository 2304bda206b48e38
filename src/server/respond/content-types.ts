import { lookup } from 'mime-types';

/** Content-Type by file name; application/octet-stream if the extension is unknown. */
export function contentTypeOf(fileName: string): string {
  return withCharset(lookup(fileName) || 'application/octet-stream');
}

/** Adds `charset=utf-8` to a text Content-Type without a charset. */
export function withCharset(contentType: string): string {
  const isComplete = !isCompressible(contentType) || contentType.includes('charset=');
  return isComplete ? contentType : `${contentType}; charset=utf-8`;
}

/** Whether to compress this type: text and SVG; other pictures and fonts are already compressed. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml))/.test(contentType);
}

export function isHtml(contentType: string): boolean {
  return contentType.startsWith('text/html');
}
