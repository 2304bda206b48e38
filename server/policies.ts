import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

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

/**
 * Reads what the build in `dist` says its pages may load and run.
 *
 * @throws the system's error where the file is missing, a ZodError where it has another shape.
 */
export async function readPolicies(dist: string): Promise<Policies> {
  return policies.parse(JSON.parse(await readFile(join(dist, POLICIES_FILE), 'utf8')));
}
