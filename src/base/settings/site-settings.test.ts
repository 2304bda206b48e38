import { expect, test } from 'vitest';
import { siteSettings } from './site-settings.ts';

test('DEPLOY_TARGET, a setting of builds, does not stop a server', () => {
  expect(siteSettings({ DEPLOY_TARGET: 'netlify' }).DEPLOY_TARGET).toBeUndefined();
});

test.each(['SUPABASE_SERVICE_KEY', 'SUPABASE_SERVICE_ROLE_KEY'])(
  'the service key %s stops the server',
  (name) => {
    const keys = { SUPABASE_ANON_KEY: 'sb_publishable_a', [name]: 'sb_secret_a' };
    const env = { SUPABASE_URL: 'https://abcdefgh.supabase.co', ...keys };
    expect(() => siteSettings(env)).toThrow(`${name} is set`);
  },
);
