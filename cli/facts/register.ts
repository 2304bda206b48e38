import { join } from 'node:path';
import { passages } from '../../content/gate/facts/passages.ts';
import { readRegister } from '../../content/gate/facts/register.ts';
import { type FactualSentence, factualSentences } from '../../content/gate/facts/registered.ts';
import type { Facts } from '../../content/schemas/facts.ts';

const PROJECT = join(import.meta.dirname, '../..');

/**
 * The register of facts, and the sentences that print its figures.
 *
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function registerAndSentences(): { register: Facts; sentences: FactualSentence[] } {
  const register = readRegister(PROJECT);
  return { register, sentences: factualSentences(passages(PROJECT), register) };
}
