import { basename } from 'node:path';
import type { ContentProblem } from '../reading/content-error.ts';
import { contentFiles } from '../reading/content-texts.ts';
import { isDraft } from '../reading/published-articles.ts';
import { articlePassages } from './facts/article-passages.ts';
import { readRegister } from './facts/register.ts';
import { factualSentences } from './facts/registered.ts';

/**
 * Figures of drafts that stand in no register: nothing waits for them before their post is published.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function draftFigures(project: string): ContentProblem[] {
  const register = readRegister(project);
  const drafts = contentFiles('posts/*.md', project).filter(({ source }) => isDraft(source));
  return drafts.flatMap(({ file, source }) =>
    factualSentences(articlePassages(basename(file), source), register).flatMap((sentence) =>
      sentence.figures.flatMap(({ figure, objection }) => {
        if (objection === undefined) return [];
        const expected = `${figure} ${objection} ("${sentence.text}"); register it before the post is published`;
        return [{ file: `content/${file}`, line: sentence.line?.(), field: '', expected }];
      }),
    ),
  );
}
