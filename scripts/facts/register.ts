import { join } from 'node:path';
import { passages } from '../../src/content/checks/facts/passages.ts';
import { readRegister } from '../../src/content/checks/facts/register.ts';
import {
  type FactualSentence,
  factualSentences,
} from '../../src/content/checks/facts/registered.ts';
import type { Facts } from '../../src/content/schemas/facts.ts';

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
