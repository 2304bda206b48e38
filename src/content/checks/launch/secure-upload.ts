import { readContent } from '../../reader/yaml-file.ts';
import { firm } from '../../schemas/firm.ts';
import { type LaunchProblem, placeOfField } from './launch-problem.ts';

/**
 * Whether the firm has not yet named the page on which clients send papers securely.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function secureUpload(project: string): LaunchProblem[] {
  const identity = readContent(project, 'content/firm.yaml', firm);
  if (identity.content.uploadUrl) return [];
  return [
    {
      point: 'firm/uploadUrl',
      kind: 'other',
      by: 'office',
      ...placeOfField(identity, 'schedulingUrl'),
      what: 'services and posts promise a secure way to send papers, and no page is named',
      sort: 'How clients send papers',
      cure: 'Write `uploadUrl:` with the address of the firm’s secure upload page',
    },
  ];
}
