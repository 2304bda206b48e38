import { test } from '@playwright/test';
import { capturedIn } from '../netlify/serve-on-netlify.ts';
import { NETLIFY_DATA_DIR, SUPABASE_DATA_DIR } from './served.ts';
import { storedFrom } from './stored-from.ts';

/** The messages of a sender that have come to the home that this test visits, spam left out. */
export function receivedFrom(sender: string): unknown[] {
  const { name: home } = test.info().project;
  if (home === 'on Netlify') return capturedIn(NETLIFY_DATA_DIR).filter((it) => isFrom(it, sender));
  const stored =
    home === 'on Supabase' ? storedFrom(sender, SUPABASE_DATA_DIR) : storedFrom(sender);
  return stored.filter(({ aside }) => aside === '');
}

function isFrom(message: unknown, sender: string): boolean {
  return (
    typeof message === 'object' && message !== null && 'name' in message && message.name === sender
  );
}
