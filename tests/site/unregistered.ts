import type { Facts } from '../../content/schemas/facts.ts';
import { figuresIn } from './figures-in-text.ts';
import type { Passage } from './passages.ts';

const TOKEN = /\{[a-z-]+\}/g;

/** The words that open a worked example. */
const OPENING = /^\W*(?:Now )?(?:Say|Suppose|Imagine|Take a|For example)\b/i;

/** The figures that passages print without being allowed to, each with the reason. */
export function unregistered(passages: readonly Passage[], register: Facts): string[] {
  const opened = new Set<string>();
  return passages.flatMap((passage) => {
    const text = passage.text.replace(TOKEN, '');
    if (OPENING.test(text)) opened.add(passage.file);
    return figuresIn(text).flatMap((figure) => {
      const example = isExample(figure, passage.file, register) && opened.has(passage.file);
      const reason = example ? undefined : objection(figure, passage, register);
      return reason ? [`${passage.file}: ${figure}: ${reason} (“${passage.text}”)`] : [];
    });
  });
}

function isExample(figure: string, file: string, { examples }: Facts): boolean {
  return examples.some((entry) => entry.file === file && entry.figures.includes(figure));
}

/** Why a figure may not stand here, if so. */
function objection(figure: string, passage: Passage, register: Facts): string | undefined {
  if (register.years.includes(Number(figure))) return undefined;
  const known = register.facts.filter((fact) => fact.figure === figure);
  if (known.length === 0) return 'is neither a claim’s token nor a fact in content/facts.yaml';
  const around = [passage.text, ...passage.headings].join(' ');
  const holds = known.some(
    (fact) => fact.mark === 'stable' || fact.years.some((year) => around.includes(String(year))),
  );
  return holds
    ? undefined
    : 'is time-bound, and neither the sentence nor its heading names the year';
}
