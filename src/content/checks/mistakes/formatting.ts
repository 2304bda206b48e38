import type { ContentProblem } from '../../reader/content-error.ts';
import { contentFiles } from '../../reader/content-texts.ts';
import { formatContentFile } from '../../reader/write-yaml.ts';

/**
 * The files of the content whose YAML is not in its form, each with the text that is.
 *
 * @param project the project's folder
 * @returns each file from the project's folder; one that is no YAML is left out
 */
export function unformattedFiles(project: string): { file: string; text: string }[] {
  return contentFiles('**/*.{yaml,md}', project).flatMap(({ file, source }) => {
    const text = formatContentFile(file, source);
    return text === source ? [] : [{ file: `content/${file}`, text }];
  });
}

/** Files whose YAML is not in its form. */
export function unformattedProblems(project: string): ContentProblem[] {
  const expected = 'is not in the form of content files; type npm run format';
  return unformattedFiles(project).map(({ file }) => ({ file, field: '', expected }));
}
