import type { Posts } from '../../blog/posts.ts';
import type { Rejection } from '../../inbox/receive/form.ts';
import type { SiteStatus } from './site-status.ts';

/** Astro locals of a page; see src/site/env.d.ts. */
export interface Locals extends Omit<SiteStatus, 'name'> {
  posts: Posts;
  /** The day in Texas, YYYY-MM-DD. */
  today: () => string;
  /** Whether the page is sent once it is complete, not streamed. */
  isBuffered: boolean;
  /** Errors and values of a form that was not accepted. */
  rejection?: Rejection;
  /** Input of the field for a paper's number. */
  typed?: string;
}

/** The built pages: exports of scripts/build/adapter/entry.ts. */
export interface Pages {
  /** Astro's route patterns, such as /blog/[slug], and a regex for the decoded path. */
  routes: readonly { route: string; pattern: RegExp }[];
  /** Renders the page at an address; the response has no body if the page is missing or fails. */
  render(request: Request, locals: Locals): Promise<Response>;
}
