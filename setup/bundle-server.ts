import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import { bundle, literal, PROJECT } from './bundle.ts';

const THREAD = './thread.mjs';

/**
 * Makes one file of what Astro built for the server (`dist`/server/entry.mjs), the server itself and
 * the packages that these use, and one of the messages' thread: a start reads two files instead of
 * hundreds, and a page needs nothing of its build later on. The first exports what
 * setup/adapter/entry.ts does and `run`; as a program it is the server.
 *
 * @throws Error where the thread would be opened from its source; what rolldown and the file system throw
 */
export async function bundleServer(dist: string): Promise<void> {
  const [built, bundled] = [join(dist, 'server'), join(dist, 'server-bundled')];
  mkdirSync(bundled);
  const plugins = [inPlace(resolve(bundled))];
  const entry = await bundle('entry', entryOf(resolve(built, 'entry.mjs')), bundled, plugins);
  if (entry.split(THREAD).length !== 2) {
    throw new Error(`The server must open ${THREAD} in one place: see inbox/thread/in-thread.ts`);
  }
  const thread = `import ${literal(join(PROJECT, 'inbox/thread/main.ts'))};`;
  await bundle('thread', thread, bundled, plugins);
  rmSync(built, { recursive: true });
  renameSync(bundled, built);
}

/** Nothing waits for `run` there: it imports this file again, which must be through by then. */
function entryOf(pages: string): string {
  return `
    import { join } from 'node:path';
    import { run } from ${literal(join(PROJECT, 'server/run.ts'))};
    export * from ${literal(pages)};
    export { run };
    if (import.meta.main) void run(process.env, join(import.meta.dirname, '..'));`;
}

/** What a file of the project has beside it is still looked for there; the thread is beside the bundle. */
function inPlace(folder: string): Plugin {
  const placeOf = (id: string) => relative(folder, id).replaceAll(sep, '/');
  return {
    name: 'in-place',
    // It is rarely needed, and its sharp would be loaded at every start.
    resolveId: (id) =>
      id.endsWith('/picture-file.ts')
        ? { id: placeOf(join(PROJECT, 'blog/articles/picture-file.ts')), external: 'absolute' }
        : null,
    transform(code, id) {
      if (!id.startsWith(PROJECT + sep) || !id.endsWith('.ts')) return null;
      const place = placeOf(id);
      const url = `new URL(${literal(place)}, import.meta.url)`;
      return code
        .replaceAll('import.meta.url', url)
        .replace(`'./main.ts', ${url}`, `'${THREAD}', import.meta.url`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${literal(`/${place}/..`)})`);
    },
  };
}
