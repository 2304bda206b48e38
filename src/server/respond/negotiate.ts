import { LRUCache } from 'lru-cache';

/** Supported encodings, the one with the smallest output first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A small cache is enough: browsers send few distinct headers. */
const known = new LRUCache<string, readonly Encoding[]>({ max: 100, memoMethod: allowed });

/** The encodings that an Accept-Encoding header allows, the one with the smallest output first. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  return known.memo(header);
}

function allowed(header: string): readonly Encoding[] {
  const offered = header
    .toLowerCase()
    .split(',')
    .map((part) => part.replaceAll(/\s/g, ''))
    .filter((part) => !/;q=0(?:\.0*)?$/.test(part))
    .map((part) => part.replace(/;.*/, ''));
  return ENCODINGS.filter(
    (encoding) => encoding === 'identity' || offered.includes(encoding) || offered.includes('*'),
  );
}

/** Whether an Accept header asks for JSON and not for HTML, as the form's script does. */
export function prefersJson(header = ''): boolean {
  return header.includes('application/json') && !header.includes('text/html');
}
