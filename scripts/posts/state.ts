import { texasToday } from '../../src/base/calendar/texas-time.ts';
import type { PostCard } from '../../src/blog/post.ts';

/** A post's state: a scheduled one shows from its date on, in Texas. */
export function stateOf(
  { is_published, published_at }: Pick<PostCard, 'is_published' | 'published_at'>,
  today: string = texasToday(),
): 'draft' | 'scheduled' | 'published' {
  if (!is_published) return 'draft';
  return published_at > today ? 'scheduled' : 'published';
}
