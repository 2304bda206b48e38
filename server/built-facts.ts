import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The file's name in the build's folder. */
export const BUILT_FACTS_FILE = 'built.json';

const byKey = z.record(z.string(), z.string()).readonly();

const builtFacts = z
  .strictObject({
    /** The year that the built pages show. */
    year: z.string(),
    /** Every service and paper, by path. */
    listed: z.array(z.string()),
    /** Content-Security-Policies: of each built page by path, and of every page by route. */
    policies: z.strictObject({ built: byKey, routes: byKey }),
  })
  .readonly();

/** Facts of a build that the server needs. */
export type BuiltFacts = z.infer<typeof builtFacts>;

/**
 * Reads the facts of the build in `dist`.
 *
 * @throws the system's error where the file is missing, a ZodError where it has another shape
 */
export async function readBuiltFacts(dist: string): Promise<BuiltFacts> {
  return builtFacts.parse(JSON.parse(await readFile(join(dist, BUILT_FACTS_FILE), 'utf8')));
}
