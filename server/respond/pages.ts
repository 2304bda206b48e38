import type { Posts } from '../../blog/posts.ts';
import type { Refusal } from '../../inbox/receive/receive.ts';

/** A rendering's inputs besides the address; see site/env.d.ts. */
export interface Locals {
  posts: Posts;
  /** The day in Texas, YYYY-MM-DD. */
  today: () => string;
  /** The year of that day. */
  year: string;
  /** Whether the page is sent only once complete. */
  isPatient: boolean;
  /** Shown by the page that answers a form. */
  refusal?: Refusal;
  /** The paper's number as typed. */
  typed?: string;
}

/** The built renderer: what setup/adapter/entry.ts exports. */
export interface Pages {
  /** Astro's route patterns, such as /blog/[slug], and expressions for their decoded paths. */
  routes: readonly { route: string; pattern: RegExp }[];
  /** Renders the page at an address; without a body if it does not exist, or fails. */
  render(request: Request, locals: Locals): Promise<Response>;
}
