import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { unkeptPromises } from './unkept-promises.ts';

it('names promises without a proof, and proven ones whose words have changed', () => {
  const entry = (id: string, says: string, kept = '') =>
    `- { id: ${id}, file: services/tax.yaml, says: ${says}${kept} }`;
  const project = temporaryFolder({
    'content/services/tax.yaml': 'steps: [ A second person reads it, You sign ]',
    'content/promises.yaml': [
      entry('second', 'second person', ', kept: checklist'),
      entry('sign', 'You sign'),
      entry('copy', 'A copy is yours', ', kept: checklist'),
    ].join('\n'),
  });
  expect(unkeptPromises(project)).toMatchObject([
    { point: 'promises/sign', line: 2, what: '"You sign" is said in content/services/tax.yaml' },
    { point: 'promises/copy', line: 3, what: expect.stringContaining('no longer stands') },
  ]);
});
