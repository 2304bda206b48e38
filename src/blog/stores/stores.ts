import type { Settings } from '../../base/settings/settings.ts';
import type { PostStoreDriver } from '../post-store.ts';
import { sqlitePosts } from './sqlite/kind.ts';
import { supabasePosts } from './supabase/kind.ts';

/** Chooses the store: Supabase if configured, else SQLite. */
export function storeFor({ SUPABASE_URL: url }: Settings): PostStoreDriver {
  return url === undefined ? sqlitePosts : supabasePosts;
}
