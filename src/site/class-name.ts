import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OWN_NAME = /(?<=\.|@keyframes )-?[_a-z][\w-]*/gi;

const modules = globSync('**/*.module.css', { cwd: import.meta.dirname }).toSorted();
const namesOf = new Map<string, string[]>();

/**
 * The name that a class of a CSS module gets in a built page, such as `f3`: letters in place of the
 * module's name and a number in place of its own, as each name is paid for on every page.
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

/** A short name for each place from 0 on: one letter for the first 52, then two. */
function lettersOf(index: number): string {
  const first = Math.floor(index / LETTERS.length);
  return `${LETTERS[first - 1] ?? ''}${LETTERS[index % LETTERS.length]}`;
}
