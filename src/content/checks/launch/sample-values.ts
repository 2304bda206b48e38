import { contentFiles, contentTexts, problemIn } from '../../reader/content-texts.ts';
import type { LaunchProblem } from './launch-problem.ts';

/**
 * Domains kept for examples (RFC 2606), and telephone numbers that begin with 555, which no
 * subscriber has; without an area code only where a hyphen or a dot tells them from other numbers.
 */
const RESERVED =
  /(?:[\w-]+\.)*example\.(?:com|org|net|edu)\b|(?:[\w-]+\.)+(?:test|example|invalid)\b|(?:\(?(?<!\d)(?:1|\+1)?\d{3}\)?[^\w,]{0,2}555[^\w,]?|\b555[-.\u2010-\u2013])\d{4}\b/gi;

/** The values in a text that can be nobody's. */
export function reservedIn(text: string): string[] {
  return [...new Set(text.match(RESERVED))];
}

/**
 * Sample addresses and numbers in content, which nobody can have.
 *
 * @param project the project's folder
 * @throws ContentError for a file that is no YAML
 */
export function sampleValues(project: string): LaunchProblem[] {
  const texts = [
    ...contentTexts('**/*.yaml', project).filter(({ file }) => file !== 'launch.yaml'),
    ...contentFiles('posts/*.md', project).map(({ file, source: text }) => ({
      ...{ file, text, field: undefined },
    })),
  ];
  return texts.flatMap((said) =>
    reservedIn(said.text).map((value): LaunchProblem => {
      // As firm.yaml names its samples: all profiles are one.
      const field = said.field?.replace(/\.\d+\..*$/, '') ?? value;
      return {
        point: `${said.file.replace(/\.\w+$/, '')}/${field}`,
        kind: 'names',
        by: 'office',
        where: `content/${said.file}`,
        line:
          said.field === undefined
            ? said.text.slice(0, said.text.indexOf(value)).split('\n').length
            : problemIn(said, '', project).line,
        what: `"${value}" is reserved for examples`,
        sort: 'Addresses and numbers that nobody has',
        cure: 'Write the real ones',
      };
    }),
  );
}
