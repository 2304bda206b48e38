import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OWN_NAME = /(?<=\.|@keyframes )-?[_a-z][\w-]*/gi;

const modules = globSync('**/*.module.css', { cwd: import.meta.dirname }).toSorted();
const namesOf = new Map<string, string[]>();

/**
 * The name of a CSS module's class in a built page, such as `f3`: letters for the module and a number
 * for the class. Short names save bytes on every page.
 *
 * @param name as the module has it
 * @param file of the module
 */
export function className(name: string, file: string): string {
  const [path = ''] = file.split('?');
  const index = modules.findIndex((module) => path.endsWith(`/site/${module}`));
  return `${lettersOf(index)}${namesIn(modules[index] ?? '').indexOf(name)}`;
}

/** The names of classes and keyframes in a module, each once. */
function namesIn(module: string): string[] {
  const known = namesOf.get(module);
  if (known) return known;
  const css = readFileSync(join(import.meta.dirname, module), 'utf8');
  const names = [...new Set(css.match(OWN_NAME))];
  namesOf.set(module, names);
  return names;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A short name for each index from 0: one letter for the first 52, then two. */
function lettersOf(index: number): string {
  const first = Math.floor(index / LETTERS.length);
  return `${LETTERS[first - 1] ?? ''}${LETTERS[index % LETTERS.length]}`;
}
