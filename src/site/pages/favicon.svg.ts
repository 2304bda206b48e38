import type { APIRoute } from 'astro';
import { faviconSvg } from '../engravings/favicon.ts';
import { colors } from '../styles/colors.ts';

/** Writes the favicon. */
export const GET: APIRoute = () =>
  new Response(faviconSvg(colors), { headers: { 'Content-Type': 'image/svg+xml' } });
