import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** The project's folder. */
export const PROJECT = join(import.meta.dirname, '../..');

/**
 * Writes `folder`/`name`.mjs: in one file this code, what it imports of the project and the packages
 * that these use. Returns the whole.
 *
 * @param start the code to start with, its imports by absolute path
 * @param plugins further ones
 * @throws what rolldown and the file system throw
 */
export async function bundle(
  name: string,
  start: string,
  folder: string,
  plugins: readonly Plugin[] = [],
): Promise<string> {
  const bundling = await rolldown({
    input: { [name]: name },
    cwd: PROJECT,
    platform: 'node',
    transform: { define: { 'process.env.NODE_ENV': literal('production') } },
    // Loaded when first needed, for mail and pictures.
    external: ['nodemailer', 'sharp'],
    // Icons say "use client", which means nothing here.
    checks: { moduleLevelDirective: false },
    plugins: [startingWith(name, start), without('postcss'), ...plugins],
  });
  const { output } = await bundling.generate({
    format: 'esm',
    codeSplitting: false,
    comments: false,
    // V8 stores a string with any other character in twice the memory.
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

/** Leaves out an unused package: sanitize-html imports postcss for styles, which posts may not have. */
function without(unused: string): Plugin {
  const nothing = `\0${unused}`;
  return {
    name: 'without',
    resolveId: (id) => (id === unused ? nothing : null),
    load: (id) => (id === nothing ? 'export const parse = undefined;' : null),
  };
}

/** A value as code. */
export function literal(value: unknown): string {
  return JSON.stringify(value);
}
