import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { NO_STORE } from './respond/headers.ts';

/** Path that says which version answers. */
export const VERSION_PATH = '/version.json';
/** File name in the build folder. */
export const VERSION_FILE = 'version.json';
/** The state of `npm run follow`, in DATA_DIR. */
export const FOLLOWED_FILE = 'follow.json';

const buildVersion = z
  .strictObject({
    /** The commit that was built; null outside of Git, or with changes in no commit. */
    version: z.string().nullable(),
    /** Moment of the build, ISO 8601. */
    builtAt: z.string(),
  })
  .readonly();

/** The version in FOLLOWED_FILE that was given up; undefined if there is none, or its form is another. */
export const rejectedSchema = z
  .object({
    /** The newer commit that was given up. */
    version: z.string(),
    /** Its build failed; or it did not answer, and the version before was put back. */
    why: z.enum(['build', 'answer']),
  })
  .optional()
  .catch(undefined);

/** Which commit a build is of, and when it was built. */
export type BuildVersion = z.infer<typeof buildVersion>;
/** A newer version that was given up, and why. */
export type RejectedVersion = NonNullable<z.infer<typeof rejectedSchema>>;

/**
 * Reads the version of the build in `dist`.
 *
 * @throws the system's error if the file is missing, a ZodError if its shape is wrong
 */
export async function readBuildVersion(dist: string): Promise<BuildVersion> {
  return buildVersion.parse(JSON.parse(await readFile(join(dist, VERSION_FILE), 'utf8')));
}

/** The version that the follower gave up, from the data folder, if any. */
export async function readRejected(dataDir: string): Promise<RejectedVersion | undefined> {
  const text = await readFile(join(dataDir, FOLLOWED_FILE), 'utf8').catch(() => '{}');
  return z.object({ refused: rejectedSchema }).parse(JSON.parse(text)).refused;
}

/** Answers GET /version.json: the build's version, and as `refused` what was given up since. */
export function registerVersionRoute(
  app: FastifyInstance,
  built: BuildVersion,
  findRejected: () => Promise<RejectedVersion | undefined> = async () => undefined,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: VERSION_PATH,
    handler: async (_, reply) => {
      reply.headers(NO_STORE);
      const given = await findRejected().catch(() => undefined);
      const isAnother = given !== undefined && given.version !== built.version;
      return { ...built, ...(isAnother && { refused: given }) };
    },
  });
}
