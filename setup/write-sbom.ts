import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/** The file in the folder of the build; it is not served. */
export const SBOM_FILE = 'sbom.json';

const PROJECT = join(import.meta.dirname, '..');
const MOST_BYTES = 20_000_000;
const ARGS = [
  ...['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
  // From the lock, so that it is the same on every machine.
  '--package-lock-only',
];

const manifest = z.looseObject({ name: z.string(), devDependencies: z.unknown() });
const lock = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({ dev: z.boolean().optional(), link: z.boolean().optional() }),
  ),
});
const sbom = z.looseObject({ metadata: z.looseObject({}) });

/**
 * Writes the bill of materials (CycloneDX, by `npm sbom`) into `dist`: every package that the site
 * runs or is built with, on any platform, with version, license and hash as package-lock.json has
 * them. The same lock and npm give the same bytes. Where npm cannot be called, a line on standard
 * error says so and there is none: no site should go without its build for that.
 */
export async function writeSbom(dist: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sbom-'));
  try {
    const { serialNumber: _, metadata, ...rest } = sbom.parse(JSON.parse(await sbomOf(folder)));
    const { timestamp: __, ...lasting } = metadata;
    const text = JSON.stringify({ ...rest, metadata: lasting }, null, 1);
    await writeFile(join(dist, SBOM_FILE), `${text}\n`);
  } catch (error) {
    process.stderr.write(`There is no ${SBOM_FILE}, for npm sbom failed: ${String(error)}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * What npm says of the project as it would be without its tools and tests, put into `folder`: its own
 * `--omit dev` leaves out each package too that a tool happens to need besides the site.
 */
async function sbomOf(folder: string): Promise<string> {
  const read = async (file: string) => JSON.parse(await readFile(join(PROJECT, file), 'utf8'));
  const { devDependencies: _, ...own } = manifest.parse(await read('package.json'));
  const { packages, ...rest } = lock.parse(await read('package-lock.json'));
  const needed = Object.entries(packages).filter(
    ([path, { dev, link }]) => path !== '' && !dev && !link,
  );
  // npm uses the folder's name as the project's.
  const project = join(folder, own.name);
  await mkdir(project);
  const locked = { ...rest, packages: { '': own, ...Object.fromEntries(needed) } };
  await writeFile(join(project, 'package.json'), JSON.stringify(own));
  await writeFile(join(project, 'package-lock.json'), JSON.stringify(locked));
  return npm(project);
}

/** Runs the npm that started this process, or the one on PATH. */
async function npm(cwd: string): Promise<string> {
  const running = process.env['npm_execpath'];
  const [program, first] = running ? [process.execPath, [running]] : ['npm', []];
  const { stdout } = await promisify(execFile)(program, [...first, ...ARGS], {
    cwd,
    maxBuffer: MOST_BYTES,
    // npm is a script for the shell there.
    shell: process.platform === 'win32' && !running,
  });
  return stdout;
}
