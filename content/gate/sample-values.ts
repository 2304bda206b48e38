import { contentFiles, contentTexts } from '../reading/content-texts.ts';
import type { Finding } from './finding.ts';

/** Domains kept for examples (RFC 2606), and telephone numbers kept for fiction (555-0100 to 0199). */
const RESERVED =
  /(?:[\w-]+\.)*example\.(?:com|org|net|edu)\b|(?:[\w-]+\.)+(?:test|example|invalid)\b|(?:\(?\d{3}\)?[-. ]?)?\b555[-. ]?01\d\d\b/gi;

/**
 * What content says, of the firm or in an article, that can be nobody's address or number.
 *
 * @param project the project's folder
 * @throws ContentError for a file that is no YAML
 */
export function sampleValues(project: string): Finding[] {
  const texts = [
    ...contentTexts('**/*.yaml', project).filter(({ file }) => file !== 'launch.yaml'),
    ...contentFiles('posts/*.md', project).map(({ file, source: text }) => ({
      ...{ file, text, field: undefined },
    })),
  ];
  return texts.flatMap((said) =>
    [...new Set(said.text.match(RESERVED))].map((value): Finding => {
      // As firm.yaml names its samples: all profiles are one.
      const field = said.field?.replace(/\.\d+\..*$/, '') ?? value;
      return {
        point: `${said.file.replace(/\.\w+$/, '')}/${field}`,
        kind: 'names',
        by: 'office',
        where: `content/${said.file}`,
        what: `"${value}" is reserved for examples`,
        cure: 'Addresses and numbers that nobody has. Write the real ones',
      };
    }),
  );
}
