import type { MiddlewareHandler } from 'astro';
import { texasToday } from '../../calendar/texas-time.ts';
import { asOf } from '../../server/as-of.ts';
import { isHtml } from '../../server/content-types.ts';

/** Gives a rendered page as of today. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const page = await next();
  if (!isHtml(page.headers.get('content-type') ?? '')) return page;
  return new Response(asOf(await page.text(), texasToday()), page);
};
