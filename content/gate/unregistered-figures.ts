import { passages } from './facts/passages.ts';
import { readRegister } from './facts/register.ts';
import { factualSentences } from './facts/registered.ts';
import type { Finding } from './finding.ts';

/**
 * Figures that were typed by hand and stand in no register: neither the token of a claim nor a fact.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function unregisteredFigures(project: string): Finding[] {
  const sentences = factualSentences(passages(project), readRegister(project));
  return sentences.flatMap(({ file, text, figures }) =>
    figures
      .filter(({ objection }) => objection !== undefined)
      .map(({ figure }): Finding => {
        const path = file.endsWith('.md') ? `posts/${file}` : file;
        return {
          point: `figures/${path.replace(/\.\w+$/, '')}/${figure}`,
          kind: 'figures',
          by: 'cpa',
          where: `content/${path}`,
          what: `"${text}"`,
          cure: 'Figures in no register (npm run facts says why). Write the token of a claim, such as `{clients-served}`, or register the fact in content/facts.yaml',
        };
      }),
  );
}
