/** Supported encodings, best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Chooses an available encoding by an Accept-Encoding header: the highest q; on a tie the smaller
 * body; identity otherwise.
 */
export function chooseEncoding(
  header: string | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding {
  const accepted = qualities(header ?? '');
  let best: Encoding = 'identity';
  let bestQuality = qualityOf('identity', accepted);
  for (const encoding of ENCODINGS) {
    const quality = qualityOf(encoding, accepted);
    const isBetter = quality > bestQuality || (quality === bestQuality && best === 'identity');
    if (quality > 0 && isBetter && available(encoding)) [best, bestQuality] = [encoding, quality];
  }
  return best;
}

/** Whether an Accept header prefers JSON over HTML. */
export function prefersJson(header: string | undefined): boolean {
  const accepted = qualities(header ?? '');
  return (accepted.get('application/json') ?? 0) > (accepted.get('text/html') ?? 0);
}

/** Unlisted identity is acceptable with the lowest preference (RFC 9110, 12.5.3). */
function qualityOf(encoding: Encoding, accepted: Map<string, number>): number {
  const named = accepted.get(encoding) ?? accepted.get('*');
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
