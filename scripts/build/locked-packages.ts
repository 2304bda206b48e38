import { readFileSync } from 'node:fs';
import { z } from 'zod';

const LOCK = new URL('../../package-lock.json', import.meta.url);

/** A list or a single value. */
const list = z.union([z.array(z.string()), z.string().transform((only) => [only])]).default([]);

const entry = z.object({
  version: z.string(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  os: list,
  cpu: list,
});
const lock = z.object({
  packages: z.record(z.string(), z.looseObject({ link: z.boolean().default(false) })),
});

/** A package in package-lock.json. */
export interface LockedPackage extends z.infer<typeof entry> {
  name: string;
}

/** All packages of package-lock.json, for every platform, by name. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = lock.parse(JSON.parse(readFileSync(LOCK, 'utf8')));
  return (
    Object.entries(packages)
      // Local packages are part of the project.
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .map(([path, said]) => ({
        name: path.replace(/^.*node_modules\//, ''),
        ...entry.parse(said),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  );
}

/** Whether scripts/lock.mjs added the entry, which then has only name and version. */
export function isUnseen({ integrity, license }: LockedPackage): boolean {
  return integrity === undefined && license === undefined;
}
