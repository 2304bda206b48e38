import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { inOneLine } from '../content/reader/content-error.ts';
import { brokenFragments } from './broken-fragments.ts';

const post = (body: string) =>
  `---\ntitle: A\nexcerpt: B.\ncategory: C\nauthor_name: D\nauthor_title: E\npublished_at: 2026-11-01\nis_published: true\n---\n${body}`;

test('a link to a part that its page does not have is named with those it has', () => {
  const project = temporaryFolder({
    'content/posts/a.md': post(
      '[a](#section-who-pays) [b](#section-pays) [c](/blog/b#section-when)\n\n## Who pays\n\n[d](/about#faq) [e](/about#team) [f](/not-built#any)\n',
    ),
    'content/posts/b.md': post('## Then\n\nB.\n'),
    'content/redirects.yaml':
      '# - { from: /x, to: /about#gone }\n- { from: /old, to: /about#gone }\n',
    'dist/client/about.html': '<main id="content"><section id="faq">',
  });
  expect(brokenFragments(project).map(inOneLine)).toEqual([
    'content/posts/a.md, line 10: #section-pays is no part of this post; expected #section-who-pays',
    'content/posts/a.md, line 10: #section-when is no part of /blog/b; expected #section-then',
    'content/posts/a.md, line 14: #team is no part of /about; expected #content, #faq',
    'content/redirects.yaml, line 2: #gone is no part of /about; expected #content, #faq',
  ]);
});
