import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

const PROJECT = join(import.meta.dirname, '..');
const THREAD = './thread.mjs';

/**
 * Makes one file of what Astro built for the server (`dist`/server/entry.mjs), the server itself and
 * the packages that these use, and one of the messages' thread: a start reads two files instead of
 * hundreds, and a page needs nothing of its build later on. The first exports what
 * adapter/entry.ts does and `run`; as a program it is the server.
 *
 * @throws Error where the thread would be opened from its source; what rolldown and the file system throw
 */
export async function bundleServer(dist: string): Promise<void> {
  const [built, bundled] = [join(dist, 'server'), join(dist, 'server-bundled')];
  mkdirSync(bundled);
  const entry = await bundle('entry', entryOf(resolve(built, 'entry.mjs')), bundled);
  if (entry.split(THREAD).length !== 2) {
    throw new Error(`The server must open ${THREAD} in one place: see inbox/thread/in-thread.ts`);
  }
  await bundle('thread', `import ${literal(join(PROJECT, 'inbox/thread/main.ts'))};`, bundled);
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

/** Returns the code, too. */
async function bundle(name: string, start: string, folder: string): Promise<string> {
  const bundling = await rolldown({
    input: { [name]: name },
    cwd: PROJECT,
    platform: 'node',
    transform: { define: { 'process.env.NODE_ENV': literal('production') } },
    // Loaded when mail is sent for the first time.
    external: ['nodemailer'],
    plugins: [startingWith(name, start), without('postcss'), inPlace(resolve(folder))],
  });
  const { output } = await bundling.generate({
    format: 'esm',
    codeSplitting: false,
    comments: false,
    // V8 would keep a text with any other character in twice the memory.
    charset: 'ascii',
  });
  await bundling.close();
  const [{ code }] = output;
  writeFileSync(join(folder, `${name}.mjs`), code);
  return code;
}

function startingWith(name: string, code: string): Plugin {
  return {
    name: 'start',
    resolveId: (id) => (id === name ? id : null),
    load: (id) => (id === name ? code : null),
  };
}

/** Leaves out a package that is loaded and not used: sanitize-html has one for styles, which no post keeps. */
function without(unused: string): Plugin {
  const nothing = `\0${unused}`;
  return {
    name: 'without',
    resolveId: (id) => (id === unused ? nothing : null),
    load: (id) => (id === nothing ? 'export const parse = undefined;' : null),
  };
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

function literal(text: string): string {
  return JSON.stringify(text);
}
