import { dayAfter } from '../../base/calendar/texas-time.ts';
import { filesPrinting } from './facts/files-printing.ts';
import { byLastDay } from './facts/last-days.ts';
import { passages } from './facts/passages.ts';
import { REGISTER, readRegister } from './facts/register.ts';
import { factualSentences } from './facts/registered.ts';
import type { Finding } from './finding.ts';

/**
 * Facts that expire, each from the day after its last one, with the files whose sentences print it.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function expiringFacts(project: string): Finding[] {
  const register = readRegister(project);
  const sentences = factualSentences(passages(project), register);
  return byLastDay(register).map((fact) => ({
    point: `facts/${fact.figure} (${fact.says})`,
    kind: 'other',
    by: 'cpa',
    where: REGISTER,
    what: `held until ${fact.last_day}; ${filesPrinting(fact, sentences)}: look at ${fact.source}`,
    cure: 'Facts past their last day. Correct the sentence and the figure, then move `last_day`',
    from: dayAfter(fact.last_day),
  }));
}
