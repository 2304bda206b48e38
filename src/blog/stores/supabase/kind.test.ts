import { expect, test } from 'vitest';
import { readSettings } from '../../../base/settings/settings.ts';
import { storeFor } from '../stores.ts';
import { supabasePosts } from './kind.ts';

const project = {
  SUPABASE_URL: 'https://abcdefgh.supabase.co',
  SUPABASE_ANON_KEY: 'sb_publishable_a',
};

test('keeps the posts where the settings name a project', () => {
  const settings = readSettings(project);
  expect(storeFor(settings)).toBe(supabasePosts);
  expect(supabasePosts.place(settings)).toBe('https://abcdefgh.supabase.co');
  expect(storeFor(readSettings({}))).not.toBe(supabasePosts);
});

test('is managed with the service key alone', async () => {
  await expect(supabasePosts.manage(readSettings(project), () => {})).rejects.toThrow(
    'give its service key for this one call, such as "SUPABASE_SERVICE_KEY=… npm run posts -- list"',
  );
});

test('a published row is on the site within a minute', () => {
  const { freshFor, staleFor } = supabasePosts.ages;
  expect(freshFor + staleFor).toBeLessThanOrEqual(60_000);
});
