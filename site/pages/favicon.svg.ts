import type { APIRoute } from 'astro';
import { faviconSvg } from '../art/favicon.ts';

/** Writes the favicon. */
export const GET: APIRoute = () =>
  new Response(faviconSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
