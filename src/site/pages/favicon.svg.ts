import type { APIRoute } from 'astro';
import { faviconSvg } from '../engravings/favicon.ts';
import { colours } from '../styles/colours.ts';

/** Writes the favicon. */
export const GET: APIRoute = () =>
  new Response(faviconSvg(colours), { headers: { 'Content-Type': 'image/svg+xml' } });
