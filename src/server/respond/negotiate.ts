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
  const accepted = qualities(header);
  return ENCODINGS.filter(
    (encoding) => encoding === 'identity' || (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0,
  );
}

/** Whether an Accept header prefers JSON over HTML. */
export function prefersJson(header: string | undefined): boolean {
  const accepted = qualities(header ?? '');
  return (accepted.get('application/json') ?? 0) > (accepted.get('text/html') ?? 0);
}

function qualities(header: string): Map<string, number> {
  const entries = header.split(',').map((part): [string, number] => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = q === undefined ? 1 : Number.parseFloat(q.slice(2));
    return [name, Number.isNaN(quality) ? 0 : Math.min(Math.max(quality, 0), 1)];
  });
  return new Map(entries.filter(([name]) => name !== ''));
}
