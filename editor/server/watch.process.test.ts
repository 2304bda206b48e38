import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { waitUntil } from '../../tests/wait.ts';
import { watch } from './watch.ts';

test('restarts the dev site and reports mistakes after a crash at start', async () => {
  const project = temporaryFolder({
    'scripts/dev/beside.ts': `import { existsSync, writeFileSync } from 'node:fs';
      process.once('disconnect', () => process.exit());
      if (existsSync('tried')) process.send('started');
      else process.exit(writeFileSync('tried', ''));`,
  });
  for (const part of ['content', 'cspell.json', 'tests/words.txt']) {
    cpSync(part, join(project, part), { recursive: true });
  }
  const { state, close } = watch(project, 9, '');
  onTestFinished(close);
  const mistakes = await waitUntil(
    () => state().mistakes?.points !== undefined && state().mistakes,
  );
  expect(mistakes.errors).toEqual([]);
  await waitUntil(() => state().site);
});
