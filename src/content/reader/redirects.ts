import { type Redirect, redirectsSchema } from '../schemas/redirects.ts';
import { readContent, type YamlFile } from './yaml-file.ts';

/** The register of old addresses, from the project's folder. */
export const REDIRECTS = 'content/redirects.yaml';

/**
 * The register of old addresses as it is written, with its lines.
 *
 * @param project the project's folder
 * @throws ContentError where it is not there or does not fit its schema
 */
export function redirectsFile(project: string): YamlFile<Redirect[]> {
  return readContent(project, REDIRECTS, redirectsSchema);
}
