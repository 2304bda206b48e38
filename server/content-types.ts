import { extname } from 'node:path';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The Content-Type of a file by its name; bytes to download where the ending is unknown. */
export function contentTypeOf(fileName: string): string {
  return types[extname(fileName).toLowerCase()] ?? 'application/octet-stream';
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
