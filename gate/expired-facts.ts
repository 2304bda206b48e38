import { readYaml, underSchema } from '../content/reading/yaml-file.ts';
import { facts } from '../content/schemas/facts.ts';
import { expired } from '../facts/expired.ts';
import { passages } from '../facts/passages.ts';
import { factualSentences } from '../facts/registered.ts';
import type { Finding } from './finding.ts';

const REGISTER = 'content/facts.yaml';

/**
 * The facts whose last day is past, with the files whose sentences still print them.
 *
 * @param project the project's folder
 * @param today written 2026-12-31
 * @throws ContentError where the register cannot be read or does not fit
 */
export function expiredFacts(project: string, today: string): Finding[] {
  const register = underSchema(readYaml(project, REGISTER), facts);
  const over = expired(register, today);
  if (over.length === 0) return [];
  const said = factualSentences(passages(project), register);
  return over.map((fact) => {
    const files = new Set(
      said
        .filter(({ figures }) => figures.some((printed) => printed.facts.includes(fact)))
        .map(({ file }) => file),
    );
    const places = files.size > 0 ? `printed in ${[...files].join(', ')}` : 'printed nowhere';
    return {
      where: REGISTER,
      what: `${fact.figure} (${fact.says}) held until ${fact.last_day}; ${places}: look at ${fact.source}`,
    };
  });
}
