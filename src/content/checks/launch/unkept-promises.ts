import { contentTexts } from '../../reader/content-texts.ts';
import { readContent } from '../../reader/yaml-file.ts';
import { promises } from '../../schemas/promise.ts';
import { type LaunchProblem, placeOfField } from './launch-problem.ts';

/**
 * Promises that the CPA has not confirmed, and those whose words the page no longer has.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function unkeptPromises(project: string): LaunchProblem[] {
  const register = readContent(project, 'content/promises.yaml', promises);
  return register.content.flatMap(({ id, file, says, kept }, at): LaunchProblem[] => {
    const stands = contentTexts(file, project).some(({ text }) => text.includes(says));
    if (stands && kept !== undefined) return [];
    return [
      {
        point: `promises/${id}`,
        kind: 'other',
        by: 'cpa',
        ...placeOfField(register, at),
        what: `"${says}" ${stands ? 'is said' : 'no longer stands'} in content/${file}`,
        sort: 'Promises that nobody has confirmed',
        cure: 'Write `kept: where it can be shown that the firm keeps it`, the new words to `says`, or remove the promise from the page and from the list',
      },
    ];
  });
}
