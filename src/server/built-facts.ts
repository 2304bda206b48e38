import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { datedStatus } from './respond/site-status.ts';

/** File name in the build folder. */
export const BUILT_FACTS_FILE = 'built.json';

const byKey = z.record(z.string(), z.string()).readonly();

const builtFacts = z
  .strictObject({
    /** Public origin of the build, such as https://www.example.com. */
    siteUrl: z.string(),
    /** Day in Texas of the build, YYYY-MM-DD. */
    day: z.string(),
    statuses: z.array(datedStatus).readonly(),
    /** Paths of all services and papers. */
    listed: z.array(z.string()),
    /** Content-Security-Policies: of prerendered pages by path, of the others by route. */
    policies: z.strictObject({ built: byKey, routes: byKey }),
  })
  .readonly();

/** Build metadata, as written to built.json. */
export type BuiltFacts = z.infer<typeof builtFacts>;

/**
 * Reads the metadata of the build in `dist`.
 *
 * @throws the system's error if the file is missing, a ZodError if its shape is wrong
 */
export async function readBuiltFacts(dist: string): Promise<BuiltFacts> {
  return builtFacts.parse(JSON.parse(await readFile(join(dist, BUILT_FACTS_FILE), 'utf8')));
}
