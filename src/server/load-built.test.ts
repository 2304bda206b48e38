import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { loadBuilt } from './load-built.ts';
import { fakeSite } from './testing/fake-site.ts';

const SETTINGS = { SITE_URL: 'https://www.example.com', IMAGE_HOST: undefined };

test('a build that takes the place of the one being loaded leaves parts of neither', async () => {
  const folder = temporaryFolder();
  const dist = fakeSite(join(folder, 'dist'));
  const next = fakeSite(join(folder, 'next'));
  const last = join(folder, 'last');
  const loading = loadBuilt(dist, SETTINGS);
  renameSync(dist, last);
  renameSync(next, dist);
  rmSync(last, { recursive: true });
  await expect(loading).rejects.toThrow('start it again');
  expect((await loadBuilt(dist, SETTINGS)).built.pages.has('/about')).toBe(true);
});

test.each(['client', 'server', 'built.json', 'redirects.json'])(
  'a site without %s is not started',
  async (part) => {
    const dist = fakeSite(join(temporaryFolder(), 'dist'));
    rmSync(join(dist, part), { recursive: true });
    await expect(loadBuilt(dist, SETTINGS)).rejects.toThrow('npm run build');
  },
);
