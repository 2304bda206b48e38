import { expect, test } from 'vitest';
import { siteSettings } from './site-settings.ts';

test('what a build alone goes by keeps no server from starting', () => {
  expect(siteSettings({ DEPLOY_TARGET: 'netlify' }).DEPLOY_TARGET).toBeUndefined();
});

test('the key that may do everything does', () => {
  const keys = { SUPABASE_ANON_KEY: 'sb_publishable_a', SUPABASE_SERVICE_KEY: 'sb_secret_a' };
  const env = { SUPABASE_URL: 'https://abcdefgh.supabase.co', ...keys };
  expect(() => siteSettings(env)).toThrow('SUPABASE_SERVICE_KEY is set');
});
