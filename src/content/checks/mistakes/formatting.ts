import type { ContentProblem } from '../../reader/content-error.ts';
import { contentFiles } from '../../reader/content-texts.ts';
import { formatContentFile } from '../../reader/write-yaml.ts';

/**
 * The content files whose YAML is not formatted, each with its formatted text.
 *
 * @param project the project's folder
 * @returns paths from the project's folder; invalid YAML is left out
 */
export function unformattedFiles(project: string): { file: string; text: string }[] {
  return contentFiles('**/*.{yaml,md}', project).flatMap(({ file, source }) => {
    const text = formatContentFile(file, source);
    return text === source ? [] : [{ file: `content/${file}`, text }];
  });
}

/** A problem for each content file whose YAML is not formatted. */
export function unformattedProblems(project: string): ContentProblem[] {
  const expected = 'is not in the form of content files; type npm run format';
  return unformattedFiles(project).map(({ file }) => ({ file, field: '', expected }));
}
