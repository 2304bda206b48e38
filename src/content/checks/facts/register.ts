import { readContent } from '../../reader/yaml-file.ts';
import { type Facts, facts } from '../../schemas/facts.ts';

/** The register of facts, from the project's folder. */
export const REGISTER = 'content/facts.yaml';

/**
 * The register of facts of a project.
 *
 * @throws ContentError where it cannot be read or does not fit
 */
export function readRegister(project: string): Facts {
  return readContent(project, REGISTER, facts).content;
}
