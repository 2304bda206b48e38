import type { Settings } from '../../settings/settings.ts';
import type { StoreKind } from '../post-store.ts';
import { sqlitePosts } from './sqlite/kind.ts';
import { supabasePosts } from './supabase/kind.ts';

/** The kind of store that has the posts: Supabase where the settings name a project, else an SQLite file. */
export function storeFor({ SUPABASE_URL: url }: Settings): StoreKind {
  return url === undefined ? sqlitePosts : supabasePosts;
}
