import { createHmac, randomBytes } from 'node:crypto';

/** The token secret of one Data API; PostgREST requires 32 characters. */
export const newSecret = () => randomBytes(32).toString('hex');

/** A project's keys are as old as the project, and hold for ten years. */
const ISSUED = Date.UTC(2026, 0, 1) / 1000;
const EXPIRES = Date.UTC(2036, 0, 1) / 1000;

/** A role's key as Supabase issues it: a JSON Web Token signed with the secret (HS256). */
export function keyFor(role: string, secret: string): string {
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { iss: 'supabase', ref: 'test', role, iat: ISSUED, exp: EXPIRES },
  ];
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signature = createHmac('sha256', secret).update(signed.join('.')).digest('base64url');
  return [...signed, signature].join('.');
}
