import { type Redirect, redirectsSchema } from '../schemas/redirects.ts';
import { readContent, type YamlFile } from './yaml-file.ts';

/** The path of the register of old addresses, from the project's folder. */
export const REDIRECTS = 'content/redirects.yaml';

/**
 * Reads the register of old addresses, with its line numbers.
 *
 * @param project the project's folder
 * @throws ContentError if it is missing or does not fit its schema
 */
export function redirectsFile(project: string): YamlFile<Redirect[]> {
  return readContent(project, REDIRECTS, redirectsSchema);
}
