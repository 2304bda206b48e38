import type { Settings } from '../../base/settings/settings.ts';
import type { PostStoreDriver } from '../post-store.ts';
import { sqlitePosts } from './sqlite/driver.ts';
import { supabasePosts } from './supabase/driver.ts';

/** Chooses the store: Supabase if configured, else SQLite. */
export function storeFor({ SUPABASE_URL: url }: Settings): PostStoreDriver {
  return url === undefined ? sqlitePosts : supabasePosts;
}
