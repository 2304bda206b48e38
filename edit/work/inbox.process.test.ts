import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inboxPath, openInbox } from '../../inbox/store.ts';
import { ARRIVAL, SAMPLE, TRAPPED } from '../../inbox/testing/sample.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';

/** What the inbox answers where its store is in a folder. */
function answer(DATA_DIR: string, asked: string): unknown {
  const module = join(import.meta.dirname, 'inbox.ts');
  const program = `import * as inbox from ${JSON.stringify(module)};
    console.log(JSON.stringify(await inbox.${asked}));`;
  const env = { ...process.env, DATA_DIR };
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    ...{ env, encoding: 'utf8' },
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
}

test('messages are found by kind and words and read whole, and nothing is written', () => {
  const folder = temporaryFolder();
  const store = openInbox(inboxPath(folder));
  store.add([ARRIVAL, TRAPPED, { ...ARRIVAL, message: { ...SAMPLE, name: 'Grace' } }]);
  store.setDone(1, true);
  store.close();
  const bytes = () => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'hex'));
  const before = bytes();
  expect(answer(folder, 'messages({ kind: "new" })')).toMatchObject({
    says: [
      '1 message.',
      expect.stringMatching(/own copy of the site: the public site has its own/),
    ],
    kinds: { new: 'New (1)', spam: 'Looks like spam (1)', held: 'Held back (0)', all: 'All (3)' },
    messages: [{ id: 3, line: expect.stringContaining('Grace') }],
  });
  expect(answer(folder, 'messages({ kind: "all", search: "full ada" })')).toMatchObject({
    messages: [
      { id: 2, line: expect.stringContaining('looks like spam') },
      { id: 1, line: expect.stringContaining('done') },
    ],
  });
  expect(answer(folder, 'message("3")')).toMatchObject({
    ...{ id: 3, text: expect.stringContaining(SAMPLE.message) },
    answer: expect.stringMatching(/^mailto:ada@example\.com\?subject=Re/),
  });
  expect(() => answer(folder, 'message("4")')).toThrow('There is no message 4.');
  expect(bytes()).toEqual(before);
});

test('where no message has come that is said, and no file is made', () => {
  const folder = temporaryFolder();
  expect(answer(folder, 'messages({})')).toMatchObject({
    says: [expect.stringMatching(/no message has come to this computer’s own copy/)],
    messages: [],
  });
  expect(readdirSync(folder)).toEqual([]);
});
