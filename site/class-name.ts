import { globSync } from 'node:fs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const modules = globSync('**/*.module.css', { cwd: import.meta.dirname }).toSorted();

/**
 * The name that a class of a CSS module gets in the page, such as `grid-f`: letters in place of the module's name, as
 * each name is paid for on every page.
 *
 * @param name as the module has it
 * @param file of the module
 */
export function className(name: string, file: string): string {
  const [path = ''] = file.split('?');
  const place = modules.findIndex((module) => path.endsWith(`/site/${module}`));
  // Of a module that was not there when the editing loop began.
  if (place < 0) return `${name}-${path.replaceAll(/\W/g, '-')}`;
  return `${name}-${LETTERS[place % LETTERS.length]}${Math.floor(place / LETTERS.length) || ''}`;
}
