/** Encodings, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Chooses an encoding by an Accept-Encoding header: the highest q, then the smaller body; identity
 * if nothing else is acceptable.
 */
export function chooseEncoding(
  header: string | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding {
  const wanted = qualities(header ?? '');
  let best: Encoding = 'identity';
  let bestQuality = qualityOf('identity', wanted);
  for (const encoding of ENCODINGS) {
    const quality = qualityOf(encoding, wanted);
    const better = quality > bestQuality || (quality === bestQuality && best === 'identity');
    if (quality > 0 && better && available(encoding)) [best, bestQuality] = [encoding, quality];
  }
  return best;
}

/** Whether an Accept header prefers JSON to HTML. */
export function prefersJson(header: string | undefined): boolean {
  const wanted = qualities(header ?? '');
  return (wanted.get('application/json') ?? 0) > (wanted.get('text/html') ?? 0);
}

/** Identity is acceptable unless excluded, and comes last. */
function qualityOf(encoding: Encoding, wanted: Map<string, number>): number {
  const named = wanted.get(encoding) ?? wanted.get('*');
  return named ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
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
