import { createHmac, randomBytes } from 'node:crypto';

/** The token secret of one Data API; PostgREST requires 32 characters. */
export const newSecret = () => randomBytes(32).toString('hex');

const TEN_YEARS_S = 10 * 365 * 24 * 60 * 60;

/** A role's key as Supabase issues it: a JSON Web Token signed with the secret (HS256). */
export function keyFor(role: string, secret: string): string {
  const now = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { iss: 'supabase', ref: 'test', role, iat: now, exp: now + TEN_YEARS_S },
  ];
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signature = createHmac('sha256', secret).update(signed.join('.')).digest('base64url');
  return [...signed, signature].join('.');
}
