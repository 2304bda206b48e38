import type { Settings } from '../../settings/settings.ts';
import type { StoreKind } from '../post-store.ts';
import { sqlitePosts } from './sqlite/kind.ts';
import { supabasePosts } from './supabase/kind.ts';

/** The kinds of store there are; the first that the settings ask for keeps the posts. */
const STORES: readonly StoreKind[] = [supabasePosts];

/** The kind of store that the settings ask for: an SQLite file, unless another. */
export function storeFor(settings: Settings): StoreKind {
  return STORES.find((kind) => kind.isAsked(settings)) ?? sqlitePosts;
}
