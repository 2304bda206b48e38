import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { archivePath } from '../src/archive/archive.ts';
import { recordBuild } from '../src/archive/record.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { runScript } from './command/testing/run-command.ts';
import { runHere } from './command/testing/run-here.ts';

const ARCHIVE = join(import.meta.dirname, 'archive.ts');
const ADDRESS = 'https://www.example.com';

const page = (words: string) =>
  `<title>About</title><meta name="description" content="Us"><h1>About</h1><p>${words} <a href="/contact">Write</a></p><script>x</script>`;

/** A data folder with the records of two builds on these days, and a reader of it. */
function recorded() {
  const dataDir = join(temporaryFolder(), 'data');
  const repository = archivePath(dataDir);
  const post = join(temporaryFolder({ 'my-post.md': 'Words.\n' }), 'my-post.md');
  const build = (words: string, at: string) => {
    const dist = temporaryFolder({
      'client/about.html': page(words),
      'dated/index.html': page('Home'),
    });
    process.env['GIT_COMMITTER_DATE'] = at;
    recordBuild(repository, dist, [post], ADDRESS);
    delete process.env['GIT_COMMITTER_DATE'];
  };
  build('We are small.', '2025-11-03T12:00:00-06:00');
  // In Texas it is still the 5th.
  build('We are large.', '2025-11-06T05:00:00Z');
  build('We are large.', '2025-11-07T12:00:00-06:00');
  return {
    dataDir,
    repository,
    run: (...args: string[]) => runHere(ARCHIVE, args, { DATA_DIR: dataDir }),
  };
}

test('each build that changed public text is kept, and found by its day in Texas', async () => {
  const { dataDir, repository, run } = recorded();
  expect(runScript(ARCHIVE, [], dataDir).stdout).toMatch(
    /^2025-11-05 23:00 {2}https:.*\n.*\n.*2025-11-03 12:00 {2}https:/s,
  );
  expect((await run('show', '2025-11-04', '/about')).stdout).toBe(
    'Title: About\nDescription: Us\nAbout\nWe are small. Write (/contact)\n',
  );
  expect((await run('show', '2025-11-05', 'about')).stdout).toContain('We are large.');
  expect((await run('show', '2025-12-31', '/')).stdout).toContain('Home');
  expect((await run('show', '2025-12-31', '/blog/my-post')).stdout).toBe('Words.\n');
  const changed = (await run('diff', '2025-11-03', '2025-11-30')).stdout;
  expect(changed).toContain('-We are small. Write (/contact)\n+We are large. Write (/contact)\n');
  expect((await run('diff', '2025-11-05', '2025-11-30')).stdout).toBe('No change.\n');
  const count = execFileSync('git', ['-C', repository, 'rev-list', '--count', 'HEAD']);
  expect(String(count)).toBe('2\n');
});
