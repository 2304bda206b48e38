import { basename } from 'node:path';

const files = new Map<string, string>();

/**
 * The name that a class of a CSS module gets in the page, such as `grid_CardGrid`: it says where it
 * comes from, and repeats what the page has said already.
 *
 * @param name as the module has it
 * @param file of the module
 * @throws Error where two modules have the same file name
 */
export function className(name: string, file: string): string {
  const [path = ''] = file.split('?');
  const module = basename(path, '.module.css');
  const known = files.get(module) ?? path;
  if (known !== path) throw new Error(`${known} and ${path}: expected names of their own`);
  files.set(module, path);
  return `${name}_${module}`;
}
