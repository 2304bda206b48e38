import { texasToday } from '../../base/calendar/texas-time.ts';
import { longUsDate } from '../../base/calendar/us-date.ts';
import type { PostCard } from '../../blog/post.ts';

type Dated = Pick<PostCard, 'slug' | 'is_published' | 'published_at'>;

/** A post's state: a scheduled one shows from its date on, in Texas. */
export function stateOf(
  { is_published, published_at }: Dated,
  today: string = texasToday(),
): 'draft' | 'scheduled' | 'published' {
  if (!is_published) return 'draft';
  return published_at > today ? 'scheduled' : 'published';
}

/**
 * The same in a sentence.
 *
 * @param origin where the post shows; empty where that is not known
 */
export function stateInWords(post: Dated, origin: string, today?: string): string {
  const { slug, published_at } = post;
  const state = stateOf(post, today);
  if (state === 'draft') return `${slug} is a draft, which no visitor sees.`;
  if (state === 'published') return `${slug} is published, at ${origin}/blog/${slug}.`;
  return `${slug} shows from ${longUsDate(published_at)} on (Texas time), by itself.`;
}
