import { compressed } from './compress-on-demand.ts';
import { fileResponse } from './negotiated.ts';
import { isCompressible } from './respond/content-types.ts';
import { type SiteFile, siteFile } from './site-file.ts';

/** A rendered page. */
export interface RenderedPage {
  status: number;
  file: SiteFile;
  /** The day that it shows, or the name of the site status if it does not depend on the day. */
  shows: string;
  /** Whether no post that it should show is missing. */
  isWhole: boolean;
  /** Version of the posts that it shows, if their store has versions. */
  version: string | undefined;
  /** When its posts were read, and until when they are fresh; by `performance.now()`. */
  readAt: number;
  freshUntil: number;
}

/** A visitor's request. */
export interface Visitor {
  headers: Headers;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/** Whether a page says that it lacks posts. */
export function isLate({ headers }: Response): boolean {
  return headers.get('cache-control') === 'no-store';
}

/** A visitor's response: a rendered page, or the copy of a response without a body. */
export function responseOf({ headers }: Visitor, page: RenderedPage | Response): Response {
  if (page instanceof Response) return new Response(null, page);
  return fileResponse(headers, page.file, page.status);
}

/** A response as a file in memory, compressed where that makes it smaller. */
export async function fileOf(body: Buffer, headers: Headers): Promise<SiteFile> {
  const own = Object.fromEntries(headers);
  const type = own['content-type'] ?? '';
  return siteFile(body, own, isCompressible(type) ? await compressed(body) : {});
}

/** Size of a cache entry in bytes, with 1,000 for overhead. */
export function sizeOf({ file }: RenderedPage, address: string): number {
  const bodies = Object.values(file.variants).reduce((sum, { body }) => sum + body.length, 0);
  return 1_000 + address.length + bodies;
}
