import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lettersOf } from './letters.ts';

const NAME = /(?<![\w-])--[a-z][\w-]*/g;
/** Astro writes them into the page itself. */
const TYPEFACES = ['--serif', '--sans'];

const PROJECT = join(import.meta.dirname, '..');

/** What each custom property of the site's style sheets is called in a built page, the most used the shortest. */
const shortNames = namesByUse(sheets());

function sheets(): string[] {
  const files = globSync(['site/**/*.css', 'tokens/*.css'], { cwd: PROJECT }).toSorted();
  return files.map((file) => readFileSync(join(PROJECT, file), 'utf8'));
}

function namesByUse(texts: readonly string[]): Map<string, string> {
  const uses = new Map<string, number>();
  for (const [name] of texts.flatMap((text) => [...text.matchAll(NAME)])) {
    if (!TYPEFACES.includes(name)) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const names = [...uses].sort(([, a], [, b]) => b - a).map(([name]) => name);
  return new Map(names.map((name, place) => [name, `--${lettersOf(place)}`]));
}

/** A part of a style sheet with the short names of its custom properties. */
export function withShortProperties(css: string): string {
  return css.replaceAll(NAME, (name) => shortNames.get(name) ?? name);
}

interface Declaration {
  prop: string;
  value: string;
}

/**
 * Gives custom properties short names, as each is paid for on every page: a plugin of PostCSS, which
 * has the sheets that others import too. The editing loop goes without it.
 */
export const shortProperties = {
  postcssPlugin: 'short-properties',
  Declaration(declaration: Declaration): void {
    const { prop, value } = declaration;
    // To set what is the same already would have it visited again.
    const [short, shortened] = [withShortProperties(prop), withShortProperties(value)];
    if (short !== prop) declaration.prop = short;
    if (shortened !== value) declaration.value = shortened;
  },
};
