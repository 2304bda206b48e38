import { BLOG_STORIES } from './stories/blog.ts';
import { CONTACT_STORIES } from './stories/contact.ts';
import { DROPDOWN_STORIES } from './stories/dropdowns.ts';
import { FAQ_STORIES } from './stories/faq.ts';
import { SMALL_MENU_STORIES } from './stories/small-menu.ts';
import type { Story } from './stories/story.ts';

/** What every engine must do (specification, sections 2 and 4). */
export const STORIES: readonly Story[] = [
  ...DROPDOWN_STORIES,
  ...SMALL_MENU_STORIES,
  ...FAQ_STORIES,
  ...CONTACT_STORIES,
  ...BLOG_STORIES,
];
