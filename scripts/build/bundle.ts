import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** The project's folder. */
export const PROJECT = join(import.meta.dirname, '../..');

/**
 * Writes `folder`/`name`.mjs: this code with its imports from the project and from packages, in one
 * file. Returns the code.
 *
 * @param start the entry code; its imports have absolute paths
 * @param plugins further ones
 * @throws errors of rolldown and the file system
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
    // Loaded only when needed, for mail and pictures.
    external: ['nodemailer', 'sharp'],
    // Icons say "use client", which has no meaning here.
    checks: { moduleLevelDirective: false },
    plugins: [startingWith(name, start), without('postcss'), ...plugins],
  });
  const { output } = await bundling.generate({
    format: 'esm',
    codeSplitting: false,
    comments: false,
    // V8 stores a string with a non-Latin-1 character in twice the memory.
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

/** Omits an unused package: sanitize-html imports postcss for styles, which posts may not have. */
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
