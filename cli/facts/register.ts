import { join } from 'node:path';
import { readYaml, underSchema } from '../../content/reading/yaml-file.ts';
import { type Facts, facts } from '../../content/schemas/facts.ts';
import { passages } from '../../facts/passages.ts';
import { type FactualSentence, factualSentences } from '../../facts/registered.ts';

const PROJECT = join(import.meta.dirname, '../..');

/**
 * The register of facts, and the sentences that print its figures.
 *
 * @throws ContentError where the register cannot be read or does not fit
 */
export function registerAndSentences(): { register: Facts; sentences: FactualSentence[] } {
  const register = underSchema(readYaml(PROJECT, 'content/facts.yaml'), facts);
  return { register, sentences: factualSentences(passages(PROJECT), register) };
}
