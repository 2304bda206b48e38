import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyRequest } from 'fastify';
import type { Posts } from '../blog/posts.ts';
import type { Refusal } from '../inbox/receive/receive.ts';
import { StartError } from './start-error.ts';

/** What a page is given to render with, apart from the request; see site/env.d.ts. */
export interface Locals {
  readonly posts?: Posts;
  readonly began?: number;
  readonly refusal?: Refusal;
  readonly typed?: string;
}

/** The pages that are rendered on demand: what adapter/entry.ts exports. */
export interface Pages {
  /** Each as Astro writes it, such as /blog/[slug], and what matches its decoded path. */
  routes: readonly { route: string; pattern: RegExp }[];
  /** A page that is not there, or fails, is an answer without a body. */
  render(request: Request, locals: Locals): Promise<Response>;
}

/** The page that shows `locals.refusal`, with status 422. */
export const CHECK_PATH = '/contact/check';

/** All but the page of a refused form, which is only ever an answer to that form. */
export function visitedRoutes({ routes }: Pages): Pages['routes'] {
  return routes.filter(({ route }) => route !== CHECK_PATH);
}

/**
 * Loads the pages of the site built in `dist`.
 *
 * @throws StartError where they are not there.
 */
export async function loadPages(dist: string): Promise<Pages> {
  const entry = join(dist, 'server', 'entry.mjs');
  const module: unknown = await import(pathToFileURL(entry).href).catch((cause: unknown) => {
    throw new StartError(`The site is not built (no usable ${entry}): run npm run build`, {
      cause,
    });
  });
  if (!isPages(module)) throw new StartError(`${entry} renders no pages: run npm run build`);
  return module;
}

function isPages(module: unknown): module is Pages {
  return (
    typeof module === 'object' &&
    module !== null &&
    'routes' in module &&
    'render' in module &&
    typeof module.render === 'function'
  );
}

/** What a page must not see: a body, and what a request says of its way here, which may be false. */
const unseen = /^(?:content-.*|transfer-encoding|host|forwarded|x-forwarded-.*)$/;

/** Asks for the page at `path` with a visitor's headers. */
export function pageRequest({ headers }: FastifyRequest, path: string): Request {
  const seen = Object.entries(headers).filter(([name]) => !unseen.test(name));
  return new Request(`http://localhost${path}`, {
    headers: seen.map(([name, value]): [string, string] => [name, String(value)]),
  });
}
