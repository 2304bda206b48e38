import { LRUCache } from 'lru-cache';

/** Supported encodings, the smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send few distinct headers. */
const ranked = new LRUCache<string, readonly Encoding[]>({ max: 100, memoMethod: rank });

/** The encodings that an Accept-Encoding header allows, the preferred first. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  return ranked.memo(header);
}

/** By q; on a tie the smaller. */
function rank(header: string): readonly Encoding[] {
  const accepted = qualities(header);
  // Unlisted identity is acceptable with the lowest preference (RFC 9110, 12.5.3).
  const qualityOf = (encoding: Encoding) =>
    accepted.get(encoding) ?? accepted.get('*') ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  return ENCODINGS.filter((encoding) => qualityOf(encoding) > 0).sort(
    (a, b) => qualityOf(b) - qualityOf(a),
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
