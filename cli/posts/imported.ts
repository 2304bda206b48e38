import { longUsDate } from '../../base/calendar/us-date.ts';
import { ArticleError } from '../../blog/articles/article-error.ts';
import type { ImportReport } from '../../blog/articles/import.ts';
import type { AgainstArticle, PostStore } from '../../blog/post-store.ts';

/**
 * What came in.
 *
 * @throws Error where an article is wrong, saying that nothing is changed
 */
export async function orUnchanged(coming: Promise<ImportReport>): Promise<ImportReport> {
  try {
    return await coming;
  } catch (cause) {
    if (!(cause instanceof ArticleError)) throw cause;
    throw new Error(`${cause.message}\nNothing is changed in the blog.`, { cause });
  }
}

/** An import's changes, in lines, and what it left as a command had set it. */
export async function changed(report: ImportReport, posts: PostStore): Promise<string[]> {
  const { added, updated, unchanged } = report;
  const all = new Set([...added, ...updated, ...unchanged]);
  const against = (await posts.setAgainstArticle()).filter(({ slug }) => all.has(slug));
  return [
    ...added.map((slug) => `added    ${slug}`),
    ...updated.map((slug) => `updated  ${slug}`),
    ...against.map(staying),
  ];
}

function staying({ slug, isPublished, scheduledFor }: AgainstArticle): string {
  const [is, other] = isPublished ? ['published', 'unpublish'] : ['a draft', 'publish'];
  const dated = scheduledFor === undefined ? '' : `, dated ${longUsDate(scheduledFor)}`;
  return `${slug} stays ${is}${dated}, as a command made it; "npm run posts -- ${other} ${slug}" changes that`;
}
