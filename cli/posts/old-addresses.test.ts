import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { expectNoRedirect } from './old-addresses.ts';

test('a post whose address leads elsewhere is not to be shown', () => {
  const project = temporaryFolder({
    'content/redirects.yaml': '- { from: /Blog/old-post/, to: /blog/new-post }',
  });
  expect(() => expectNoRedirect('old-post', project)).toThrow(
    'content/redirects.yaml leads /blog/old-post to /blog/new-post, so no visitor would see this post: take that entry out first.',
  );
  expectNoRedirect('new-post', project);
});
