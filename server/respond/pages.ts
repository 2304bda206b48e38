import type { Posts } from '../../blog/posts.ts';
import type { Refusal } from '../../inbox/receive/receive.ts';

/** What a page is rendered with, apart from its address; see site/env.d.ts. */
export interface Locals {
  posts: Posts;
  /** The day in Texas, YYYY-MM-DD. */
  today: () => string;
  /** The year of that day. */
  year: string;
  /** Whether nobody sees the page before it is complete. */
  isPatient: boolean;
  /** Shown by the page that answers a form. */
  refusal?: Refusal;
  /** What was typed into the field for a paper's number. */
  typed?: string;
}

/** The site's pages as built for rendering: what setup/adapter/entry.ts exports. */
export interface Pages {
  /** Each as Astro writes it, such as /blog/[slug], and what matches its decoded path. */
  routes: readonly { route: string; pattern: RegExp }[];
  /** Renders the page at an address. One that does not exist, or fails, has no body. */
  render(request: Request, locals: Locals): Promise<Response>;
}
