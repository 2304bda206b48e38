import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import { bundle, literal, PROJECT } from './bundle.ts';

/**
 * Bundles Astro's output (`dist`/server/entry.mjs), the server and their packages into one file, so
 * that a start reads one file instead of hundreds. It exports scripts/build/adapter/entry.ts and
 * `run`; executed as a program it is the server.
 *
 * @throws errors of rolldown and the file system
 */
export async function bundleServer(dist: string): Promise<void> {
  const [built, bundled] = [join(dist, 'server'), join(dist, 'server-bundled')];
  mkdirSync(bundled);
  const plugins = [inPlace(resolve(bundled))];
  await bundle('entry', entryOf(resolve(built, 'entry.mjs')), bundled, plugins);
  rmSync(built, { recursive: true });
  renameSync(bundled, built);
}

/** `run` is not awaited: it imports this file again, which must have finished. */
function entryOf(pages: string): string {
  return `
    import { join } from 'node:path';
    import { run } from ${literal(join(PROJECT, 'src/server/start.ts'))};
    export * from ${literal(pages)};
    export { run };
    if (import.meta.main) void run(process.env, join(import.meta.dirname, '..'));`;
}

/** Keeps `import.meta` paths of project files pointing to their source folders. */
function inPlace(folder: string): Plugin {
  const placeOf = (id: string) => relative(folder, id).replaceAll(sep, '/');
  return {
    name: 'in-place',
    transform(code, id) {
      if (!id.startsWith(PROJECT + sep) || !id.endsWith('.ts')) return null;
      const place = placeOf(id);
      const url = `new URL(${literal(place)}, import.meta.url)`;
      return code
        .replaceAll('import.meta.url', url)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${literal(`/${place}/..`)})`);
    },
  };
}
