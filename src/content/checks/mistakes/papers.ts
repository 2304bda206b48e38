import type { ContentProblem } from '../../reader/content-error.ts';
import { readContent } from '../../reader/yaml-file.ts';
import { papersFile } from '../../schemas/paper.ts';

/** A statute, or an agency's own word. */
const PRIMARY =
  /IRC|IRS|irs\.gov|Tax Code|Comptroller|CFR|TAC|FinCEN|Labor Code|TWC|Treas|Rev\. Proc|SSA/;

/** Promises, threats and sales words, which may not stand beside a frightening letter. */
const FORBIDDEN =
  /\bguarantee|pennies on the dollar|stop the IRS|we (?:will|can) (?:save|win)|success rate|attorney-client|act now\b/i;

/**
 * Papers whose words promise, threaten or sell, or that name no primary source.
 *
 * @param project the project's folder
 * @throws ContentError where the register cannot be read or does not fit
 */
export function unfitPapers(project: string): ContentProblem[] {
  const { content, problem } = readContent(project, 'content/papers.yaml', papersFile);
  return content.flatMap((paper, at) => {
    const said = Object.entries(paper).flatMap(([field, value]) => {
      const words = FORBIDDEN.exec(JSON.stringify(value))?.[0];
      const expected = `"${words}" promises, threatens or sells; expected what the work is`;
      return words === undefined ? [] : [problem([at, field], expected)];
    });
    if (paper.source.some((name) => PRIMARY.test(name))) return said;
    const expected = 'expected a statute, a regulation or a page of the agency among them';
    return [...said, problem([at, 'source'], expected)];
  });
}
