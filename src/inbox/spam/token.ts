import { createHmac, timingSafeEqual } from 'node:crypto';

/** Nobody fills in three fields sooner: an address and a sentence alone take longer to type. */
const LEAST_MS = 3_000;

/** Says, signed, when somebody began to fill in a form. */
export function makeToken(key: Buffer, nowMs: number = Date.now()): string {
  const made = String(nowMs);
  return `${made}.${signatureOf(made, key)}`;
}

/** Whether a form with this token was filled in faster than anybody types; a token of another key says nothing. */
export function isEarly(token: string, key: Buffer, nowMs: number = Date.now()): boolean {
  const [made = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(made, key))];
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  const ageMs = nowMs - Number(made);
  return isOurs && ageMs >= 0 && ageMs < LEAST_MS;
}

function signatureOf(made: string, key: Buffer): string {
  return createHmac('sha256', key).update(`contact form, begun ${made}`).digest('base64url');
}
