import { testPostCommands } from '../../cli/testing/post-commands.ts';
import { commandSettings } from './posts-of.ts';
import { describeOnDataApi } from './suite.ts';

describeOnDataApi('npm run posts over Supabase', (api) => {
  testPostCommands(() => commandSettings(api()));
});
