import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { environment } from './environment.ts';
import { SettingsError } from './settings.ts';

test('variables of the process win over .env', () => {
  const folder = temporaryFolder({ env: '# the mail server\nPORT=80\nHOST="::"\n' });
  const own = { ENV_FILE: join(folder, 'env'), PORT: '81' };
  expect(environment(own)).toEqual({ ...own, HOST: '::' });
});

test('a missing file named by ENV_FILE is an error', () => {
  const missing = { ENV_FILE: join(temporaryFolder(), 'env') };
  expect(() => environment(missing)).toThrow(
    new SettingsError(`${missing.ENV_FILE} cannot be read (ENOENT)`),
  );
});
