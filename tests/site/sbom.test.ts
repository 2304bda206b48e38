import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { isUnseen, lockedPackages } from '../../setup/locked-packages.ts';
import { SBOM_FILE, writeSbom } from '../../setup/write-sbom.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { name, version, dependencies } = z
  .object({
    name: z.string(),
    version: z.string(),
    dependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const built = readFileSync(join('dist', SBOM_FILE), 'utf8');
const { metadata, components } = z
  .object({
    bomFormat: z.literal('CycloneDX'),
    metadata: z.object({ component: z.object({ name: z.string(), version: z.string() }) }),
    components: z.array(
      z.object({
        name: z.string(),
        version: z.string(),
        licenses: z.array(z.unknown()).default([]),
        hashes: z.array(z.unknown()).default([]),
      }),
    ),
  })
  .parse(JSON.parse(built));

test('the bill of materials names what the site runs and is built with, not its tools', () => {
  expect(metadata.component).toEqual({ name, version });
  const named = new Set(components.map((each) => `${each.name}@${each.version}`));
  for (const each of Object.entries(dependencies)) expect(named).toContain(each.join('@'));
  const needed = lockedPackages().filter(({ dev }) => !dev);
  expect(named).toEqual(new Set(needed.map((each) => `${each.name}@${each.version}`)));
});

test('each of them has its license and its hash', () => {
  const unseen = new Set(
    lockedPackages()
      .filter(isUnseen)
      .map((each) => each.name),
  );
  const lacking = components.filter(
    ({ licenses, hashes }) => licenses.length === 0 || hashes.length === 0,
  );
  expect(lacking.map((each) => each.name).filter((each) => !unseen.has(each))).toEqual([]);
});

test('it is the same each time it is made, and not served', async () => {
  const folder = temporaryFolder();
  await writeSbom(folder);
  expect(readFileSync(join(folder, SBOM_FILE), 'utf8')).toBe(built);
  const answer = await fetch(new URL(`/${SBOM_FILE}`, inject('origin')));
  expect(answer.status).toBe(404);
});
