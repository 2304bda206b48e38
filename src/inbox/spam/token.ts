import { createHmac, timingSafeEqual } from 'node:crypto';

/** Nobody fills in three fields sooner: an address and a sentence alone take longer to type. */
const LEAST_MS = 3_000;

/** The content of a form's token; an implausible time, such as after a clock was set back, is ignored. */
export type TokenVerdict = 'none' | 'fine' | 'early' | 'forged';

/** Says, signed, when somebody began to fill in a form. */
export function makeToken(key: Buffer, nowMs: number = Date.now()): string {
  const made = String(nowMs);
  return `${made}.${signatureOf(made, key).toString('base64url')}`;
}

/** Judges the token of a form that was sent now. None is too old: a page may lie open for days. */
export function judgeToken(token: string, key: Buffer, nowMs: number = Date.now()): TokenVerdict {
  if (token === '') return 'none';
  const [made = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(made, key);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  const ageMs = nowMs - Number(made);
  if (ageMs < 0) return 'none';
  return ageMs < LEAST_MS ? 'early' : 'fine';
}

function signatureOf(made: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`contact form, begun ${made}`).digest();
}
