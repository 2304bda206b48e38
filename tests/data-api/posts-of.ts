import { readSettings } from '../../src/base/settings/settings.ts';
import type { PostStore } from '../../src/blog/post-store.ts';
import { createPosts, type Posts } from '../../src/blog/posts.ts';
import type { ReportError } from '../../src/blog/read-post.ts';
import { supabasePosts } from '../../src/blog/stores/supabase/driver.ts';
import type { TestDataApi } from './start.ts';

type Project = Pick<TestDataApi, 'url' | 'anonKey' | 'serviceKey'>;

/** Settings of a site whose posts are in the project. */
export function siteSettings({ url, anonKey }: Project) {
  return { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey };
}

/** Settings of the firm's commands for the project. */
export function commandSettings(project: Project) {
  return { ...siteSettings(project), SUPABASE_SERVICE_KEY: project.serviceKey };
}

/** Opens the project's posts as the site does. */
export function sitePosts(project: Project, logFault: ReportError = () => {}): Posts {
  return createPosts(() => supabasePosts.open(readSettings(siteSettings(project)), logFault));
}

/** Opens the project's posts as the site and the firm's commands do. */
export async function openPosts(
  project: Project,
  logFault: ReportError = () => {},
): Promise<PostStore & Posts> {
  const store = await supabasePosts.open(readSettings(commandSettings(project)), logFault);
  return { ...store, ...sitePosts(project, logFault) };
}
