import { test } from '@playwright/test';
import { z } from 'zod';
import { capturedIn } from '../netlify/serve-on-netlify.ts';
import { NETLIFY_DATA_DIR, SUPABASE_DATA_DIR } from './served.ts';
import { storedFrom } from './stored-from.ts';

/** As posted: a browser that posts by itself ends lines with both signs. */
const captured = z.array(
  z.record(
    z.string(),
    z.string().transform((text) => text.replaceAll('\r\n', '\n')),
  ),
);

/** The messages of a sender that have come to the home that this test visits, spam left out. */
export function receivedFrom(sender: string): unknown[] {
  const { name: home } = test.info().project;
  if (home === 'on Netlify') {
    return captured.parse(capturedIn(NETLIFY_DATA_DIR)).filter(({ name }) => name === sender);
  }
  const stored =
    home === 'on Supabase' ? storedFrom(sender, SUPABASE_DATA_DIR) : storedFrom(sender);
  return stored.filter(({ aside }) => aside === '');
}
