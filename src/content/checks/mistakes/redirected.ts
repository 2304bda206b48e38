import type { ContentProblem } from '../../reader/content-error.ts';
import { REDIRECTS, redirectsFile } from '../../reader/redirects.ts';
import { byAddressKey } from '../../schemas/redirects.ts';
import { publishedPosts } from './posts.ts';

/**
 * Posts that no visitor sees, since their address is an old one that leads elsewhere.
 *
 * @param project the project's folder
 */
export function redirectedPosts(project: string): ContentProblem[] {
  const redirects = byAddressKey(redirectsFile(project).content);
  return publishedPosts(project).flatMap(({ file, slug }) => {
    const to = redirects.get(`/blog/${slug}`);
    const expected = `${REDIRECTS} leads /blog/${slug} to ${to}, so no visitor sees this post; take that entry out`;
    return to === undefined ? [] : [{ file, field: '', expected }];
  });
}
