import type { Settings } from '../../base/settings/settings.ts';
import type { StoreKind } from '../post-store.ts';
import { sqlitePosts } from './sqlite/kind.ts';
import { supabasePosts } from './supabase/kind.ts';

/** Chooses the store: Supabase if configured, else SQLite. */
export function storeFor({ SUPABASE_URL: url }: Settings): StoreKind {
  return url === undefined ? sqlitePosts : supabasePosts;
}
