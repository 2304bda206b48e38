import { expect, test } from 'vitest';
import { POSTS, testPostCommands } from '../../cli/testing/post-commands.ts';
import { runCommandBeside } from '../../cli/testing/run-command.ts';
import { describeOnDataApi } from './suite.ts';

describeOnDataApi('npm run posts over Supabase', (api) => {
  const project = () => ({ SUPABASE_URL: api().url, SUPABASE_ANON_KEY: api().anonKey });

  testPostCommands(() => ({ ...project(), SUPABASE_SERVICE_KEY: api().serviceKey }));

  test('without the service key for that call, a command says how to give it', async () => {
    const { status, stdout, stderr } = await runCommandBeside(POSTS, ['list'], project());
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^The posts are in Supabase: give its service key for this one call/);
  });
});
