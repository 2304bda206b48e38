import type { ImportReport } from '../../blog/articles/import.ts';
import type { AgainstArticle, PostStore } from '../../blog/post-store.ts';
import { longUsDate } from '../../calendar/us-date.ts';

/** What an import did, in lines, and what it left as a command had made it. */
export async function imported(report: ImportReport, posts: PostStore): Promise<string[]> {
  const { added, updated, unchanged } = report;
  const all = new Set([...added, ...updated, ...unchanged]);
  const against = (await posts.setAgainstArticle()).filter(({ slug }) => all.has(slug));
  return [
    ...added.map((slug) => `added    ${slug}`),
    ...updated.map((slug) => `updated  ${slug}`),
    ...against.map(staying),
    `${added.length} added, ${updated.length} updated, ${unchanged.length} unchanged`,
  ];
}

function staying({ slug, isPublished, scheduledFor }: AgainstArticle): string {
  const [is, other] = isPublished ? ['published', 'unpublish'] : ['a draft', 'publish'];
  const dated = scheduledFor === undefined ? '' : `, dated ${longUsDate(scheduledFor)}`;
  return `${slug} stays ${is}${dated}, as a command made it; "npm run posts -- ${other} ${slug}" changes that`;
}
