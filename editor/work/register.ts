import { expectedText, textWith, valueIn } from '../files/content-file.ts';
import { writeFiles } from '../files/save.ts';
import { isFields, partAt } from '../place.ts';
import { Refused } from '../server/refused.ts';

/** The register of facts. */
export const FACTS = 'content/facts.yaml';

/** A figure, what it is, a word near it, and its source. */
interface Registered {
  figure: string;
  says: string;
  about: string;
  source: string;
}

/**
 * Adds a figure that holds until a law changes to the register of facts.
 *
 * @throws Refused where the register cannot be read or written
 */
export function registerFigure(project: string, { about, ...typed }: Registered): void {
  const before = expectedText(project, FACTS);
  const value = valueIn(FACTS, before);
  const facts = partAt(value, ['facts']);
  if (!isFields(value) || !Array.isArray(facts)) throw new Refused(400, `${FACTS} has no facts.`);
  const entry = { ...typed, about: [about], mark: 'stable' };
  const after = textWith(FACTS, before, { ...value, facts: [...facts, entry] });
  writeFiles(project, [{ file: FACTS, before, after }]);
}
