import type { APIRoute } from 'astro';
import { firm } from '../../load/firm.ts';

/** The longest time between builds; RFC 9116 recommends less than a year. */
const VALID_MS = 360 * 24 * 3_600_000;

/** Writes the contact for security reports (RFC 9116). */
export const GET: APIRoute = ({ site }) => {
  const lines = [
    `Contact: mailto:${firm.email}`,
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
  ];
  return new Response(lines.map((line) => `${line}\n`).join(''));
};
