import { filesPrinting } from './facts/files-printing.ts';
import { expired } from './facts/last-days.ts';
import { passages } from './facts/passages.ts';
import { REGISTER, readRegister } from './facts/register.ts';
import { factualSentences } from './facts/registered.ts';
import type { Finding } from './finding.ts';

/**
 * Expired facts, with the files whose sentences still print them.
 *
 * @param project the project's folder
 * @param today written 2026-12-31
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function expiredFacts(project: string, today: string): Finding[] {
  const register = readRegister(project);
  const over = expired(register, today);
  if (over.length === 0) return [];
  const sentences = factualSentences(passages(project), register);
  return over.map((fact) => ({
    where: REGISTER,
    what:
      `${fact.figure} (${fact.says}) held until ${fact.last_day}; ` +
      `${filesPrinting(fact, sentences)}: look at ${fact.source}`,
  }));
}
