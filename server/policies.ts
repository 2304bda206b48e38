import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CLOSED_CSP, withImageHost } from './headers.ts';

/** Where the build leaves the policies, in its folder. */
export const POLICIES_FILE = 'policies.json';

const byKey = z.record(z.string(), z.string()).readonly();

const policies = z
  .strictObject({
    /** Of the pages that the build wrote, by the path each is visited at. */
    built: byKey,
    /** Of the pages rendered on demand, by route as Astro writes it, such as /blog/[slug]. */
    onDemand: byKey,
  })
  .readonly();

/** The Content-Security-Policy of every page. */
export type Policies = z.infer<typeof policies>;

/** The policy of a page on demand; `imageHost` is one whose pictures posts may show too. */
export function policyOnDemand(
  route: string,
  policies: Policies['onDemand'],
  imageHost: string | undefined,
): string {
  const policy = policies[route] ?? CLOSED_CSP;
  return imageHost === undefined ? policy : withImageHost(policy, imageHost);
}

/**
 * Reads what the build in `dist` says its pages may load and run.
 *
 * @throws the system's error where the file is missing, a ZodError where it has another shape.
 */
export async function readPolicies(dist: string): Promise<Policies> {
  return policies.parse(JSON.parse(await readFile(join(dist, POLICIES_FILE), 'utf8')));
}
