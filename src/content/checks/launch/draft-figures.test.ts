import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { draftFigures, drafts } from './draft-figures.ts';

const post = (isPublished: boolean) =>
  `---\ntitle: A post\nexcerpt: About it\nis_published: ${isPublished}\n---\n\nForm 941 of 731.\n`;

test('a figure of a draft that no register has is named with its line', () => {
  const project = temporaryFolder({
    'content/facts.yaml':
      'years: [2026]\nfacts:\n  - { figure: "941", says: a form, mark: stable, source: Form 941 }\nexamples: []\n',
    'content/posts/draft.md': post(false),
    'content/posts/published.md': post(true),
  });
  expect(draftFigures(project, drafts(project))).toMatchObject([
    { file: 'content/posts/draft.md', line: 7, expected: expect.stringMatching(/^731 is neither/) },
  ]);
});
