import type { ContentProblem } from '../../reader/content-error.ts';
import { contentFiles } from '../../reader/content-texts.ts';
import { isDraft } from '../../reader/published-post-files.ts';
import { passagesOf } from '../facts/passages.ts';
import { readRegister } from '../facts/register.ts';
import { factualSentences } from '../facts/registered.ts';
import { unregisteredFigures } from './facts-in-print.ts';
import { inContent } from './launch-problem.ts';

/** The posts that are drafts, from the project's folder. */
export function drafts(project: string): string[] {
  return contentFiles('posts/*.md', project)
    .filter(({ source }) => isDraft(source))
    .map(({ file }) => `content/${file}`);
}

/**
 * Figures of content files that stand in no register; a draft's wait for nothing before it is published.
 *
 * @param project the project's folder
 * @param files from there
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function draftFigures(project: string, files: readonly string[]): ContentProblem[] {
  const register = readRegister(project);
  const passages = files.flatMap((file) => passagesOf(project, file));
  return unregisteredFigures(factualSentences(passages, register)).map(inContent);
}
