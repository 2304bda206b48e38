import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { NO_STORE } from './respond/headers.ts';

/** Path that shows the running version. */
export const VERSION_PATH = '/version.json';
/** File name in the build folder. */
export const VERSION_FILE = 'version.json';
/** The state of `npm run follow`, in DATA_DIR. */
export const FOLLOWED_FILE = 'follow.json';

const buildVersion = z
  .strictObject({
    /** The commit that was built; null outside of Git, or with uncommitted changes. */
    version: z.string().nullable(),
    /** Moment of the build, ISO 8601. */
    builtAt: z.string(),
  })
  .readonly();

/** The rejected version in FOLLOWED_FILE; undefined if there is none, or the file has another format. */
export const rejectedSchema = z
  .object({
    /** The newer commit that was rejected. */
    version: z.string(),
    /** 'build': its build failed; 'answer': it did not respond, and the previous version was restored. */
    why: z.enum(['build', 'answer']),
  })
  .optional()
  .catch(undefined);

/** The commit and the time of a build. */
export type BuildVersion = z.infer<typeof buildVersion>;
/** A newer version that was rejected, and why. */
export type RejectedVersion = NonNullable<z.infer<typeof rejectedSchema>>;

/**
 * Reads the version of the build in `dist`.
 *
 * @throws the system's error if the file is missing, a ZodError if its shape is wrong
 */
export async function readBuildVersion(dist: string): Promise<BuildVersion> {
  return buildVersion.parse(JSON.parse(await readFile(join(dist, VERSION_FILE), 'utf8')));
}

/** Reads the rejected version from the data folder, if any. Throws a SyntaxError if the file is not JSON. */
export async function readRejected(dataDir: string): Promise<RejectedVersion | undefined> {
  const text = await readFile(join(dataDir, FOLLOWED_FILE), 'utf8').catch(() => '{}');
  return z.object({ refused: rejectedSchema }).parse(JSON.parse(text)).refused;
}

/** Registers GET /version.json: the build's version and, as `refused`, a later version that was rejected. */
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
