import { LRUCache } from 'lru-cache';

/** Supported encodings, the smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send few distinct headers. */
const known = new LRUCache<string, readonly Encoding[]>({ max: 100, memoMethod: allowed });

/** The encodings that an Accept-Encoding header allows, the smallest first. */
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

/** Whether an Accept header asks for JSON, as the form's script does, and for no page. */
export function prefersJson(header = ''): boolean {
  return header.includes('application/json') && !header.includes('text/html');
}
