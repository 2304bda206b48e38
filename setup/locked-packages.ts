import { readFileSync } from 'node:fs';
import { z } from 'zod';

const LOCK = new URL('../package-lock.json', import.meta.url);

/** A list, or the only one of it. */
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

/** A package as package-lock.json names it. */
export interface LockedPackage extends z.infer<typeof entry> {
  name: string;
}

/** Every package of package-lock.json, those of other platforms too, by name. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = lock.parse(JSON.parse(readFileSync(LOCK, 'utf8')));
  return (
    Object.entries(packages)
      // What comes from a folder of the project is part of it.
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .map(([path, said]) => ({
        name: path.replace(/^.*node_modules\//, ''),
        ...entry.parse(said),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  );
}

/** Whether it is an entry of setup/complete-lock.mjs, of which only name and version are known. */
export function isUnseen({ integrity, license }: LockedPackage): boolean {
  return integrity === undefined && license === undefined;
}
