import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { pageText } from '../archive/page-text.ts';
import { archivePath, openArchive, type Snapshot, sha256 } from '../archive/store.ts';
import { inboxPath, openInbox } from '../inbox/store.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { runCommand } from './testing/run-command.ts';

const program = (name: string) => join(import.meta.dirname, `${name}.ts`);
const LOGO = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
const SENTENCES = 'We serve 1000+ clients. The first call is free.';
const FOOTER = 'Call (713) 555-0142.';

let dataDir: string;

beforeEach(() => {
  dataDir = temporaryFolder();
});

const archive = (...args: string[]) => runCommand(program('archive'), args, dataDir);

/** A site of these pages, each with the footer. */
async function snapshot(
  day: string,
  pages: Record<string, string>,
  footer = FOOTER,
): Promise<Snapshot> {
  const texts = Object.entries(pages).map(async ([path, text]) => {
    const html = `<title>Page</title><img src="/art/mark.0123abcd.svg" alt="Logo"><p>${text}</p><footer>${footer}</footer>`;
    return [path, await pageText(html, async () => sha256(LOGO))] as const;
  });
  return {
    ...{ address: 'https://www.example.com', day, builtAt: `${day}T12:00:00.000Z` },
    ...{ pages: new Map(await Promise.all(texts)), pictures: [LOGO] },
  };
}

function keep(...snapshots: Snapshot[]): string[] {
  const store = openArchive(archivePath(dataDir));
  const kept = snapshots.map((each) => store.save(each)?.hash.slice(0, 8) ?? 'none');
  store.close();
  return kept;
}

test('lists every build for a public address, and what changed', async () => {
  const pages = { '/': 'Home.', '/about': SENTENCES };
  const [first, same, again, other] = keep(
    await snapshot('2026-11-24', pages),
    await snapshot('2026-11-24', pages),
    await snapshot('2026-11-25', pages),
    await snapshot('2026-11-26', { '/': 'Welcome.', '/blog': 'Posts.' }),
  );
  expect([same, again]).toEqual(['none', first]);
  expect(archive()).toEqual({
    status: 0,
    stderr: '',
    stdout: [
      `2026-11-24  ${first}  2 pages: the first  https://www.example.com`,
      `2026-11-25  ${first}  2 pages: no change  https://www.example.com`,
      `2026-11-26  ${other}  2 pages: 1 changed, 1 new, 1 gone  https://www.example.com\n`,
    ].join('\n'),
  });
});

test('says what changed, sentence by sentence, and once what changed alike on many pages', async () => {
  const [before, after] = keep(
    await snapshot('2026-11-24', { '/': 'Home.', '/about': SENTENCES, '/old': 'Old.' }),
    await snapshot(
      '2026-11-26',
      { '/': 'Home.', '/about': SENTENCES.replace('1000+', '9000+'), '/new': 'New.' },
      'Call (713) 555-0177.',
    ),
  );
  const changes = archive('diff', '2026-11-25', after ?? '', '/about').stdout;
  expect(archive('diff', '2026-11-24', '2026-12-31').stdout.split('\n')).toEqual([
    `From 2026-11-24 (${before}) to 2026-11-26 (${after}):`,
    ...['', 'New: /new', '', 'Gone: /old', ''],
    ...['/', '- Call (713) 555-0142.', '+ Call (713) 555-0177.', ''],
    ...['/about', '- We serve 1000+ clients.', '+ We serve 9000+ clients.'],
    ...['- Call (713) 555-0142.', '+ Call (713) 555-0177.', ''],
  ]);
  expect(changes).toContain('+ We serve 9000+ clients.\n');
  expect(changes).not.toContain('New');
});

test('shows a page as it was on a day, and writes it with its pictures', async () => {
  keep(
    await snapshot('2026-11-24', { '/about': SENTENCES }),
    await snapshot('2026-11-26', { '/about': 'Another text.' }),
  );
  const lines = [
    ...['Title: Page', 'Description: ', 'Shared as: '],
    `[picture “Logo” mark.svg ${sha256(LOGO).slice(0, 16)}]`,
    ...[SENTENCES, FOOTER],
  ];
  expect(archive('show', '2026-11-25', 'about').stdout).toMatch(
    /^https:\/\/www.example.com, built 2026-11-24T12:00:00.000Z, record [\da-f]{8}\n\n/,
  );
  expect(archive('show', '2026-11-25', 'about').stdout.split('\n').slice(2, -1)).toEqual(lines);
  const folder = join(dataDir, 'shown');
  expect(archive('show', '2026-11-25', '/about', '--to', folder)).toMatchObject({ status: 0 });
  const written = readdirSync(folder).sort();
  expect(written).toEqual(['2026-11-24-about.txt', expect.stringMatching(/-mark\.svg$/)].sort());
  const picture = written.find((name) => name.endsWith('.svg')) ?? '';
  expect(readFileSync(join(folder, picture))).toEqual(LOGO);
});

test.each([
  [
    ['show', '2026-11-23', '/about'],
    /no record of 2026-11-23 or before: the first is of 2026-11-24/,
  ],
  [['show', '2026-13-40', '/about'], /"2026-13-40" is no record: expected a day, such as/],
  [['show', 'yesterday', '/about'], /"yesterday" is no record: expected a day, such as/],
  [['show', '2026-11-24', '/abuot'], /2026-11-24 has no page \/abuot; \/about is most like it/],
  [['diff', '2026-11-24', 'ffffffff'], /"ffffffff" is no record/],
  [['add', '/no/such/file'], /There is no \/no\/such\/file/],
])('%j is answered with what is there', async (args, said) => {
  keep(await snapshot('2026-11-24', { '/': 'Home.', '/about': SENTENCES }));
  const { status, stderr } = archive(...args);
  expect(status).toBe(1);
  expect(stderr).toMatch(said);
});

test('takes in the records of another build, once, and nothing that is no archive', async () => {
  const own = dataDir;
  dataDir = temporaryFolder();
  keep(await snapshot('2026-11-24', { '/': 'Home.' }));
  const other = archivePath(dataDir);
  dataDir = join(own, 'new');
  expect(archive('add', other).stdout).toMatch(/^1 of 1 records added/);
  expect(archive('add', other).stdout).toMatch(/^0 of 1 records added/);
  expect(archive('show', '2026-11-24', '/').stdout).toContain('\nHome.\n');
  writeFileSync(other, 'text '.repeat(500));
  expect(archive('add', other)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/not a database/),
  });
  expect(readdirSync(dataDir)).toEqual(['archive.sqlite']);
});

test('is part of a back-up, and comes back; what was changed in it is refused', async () => {
  openInbox(inboxPath(dataDir)).close();
  keep(await snapshot('2026-11-24', { '/about': SENTENCES }));
  const copies = temporaryFolder();
  expect(runCommand(program('backup'), [copies], dataDir).stdout).toMatch(/archive-.*: 1 record$/m);
  const copy = join(copies, readdirSync(copies).find((name) => name.startsWith('archive-')) ?? '');
  rmSync(archivePath(dataDir));
  const restore = () => runCommand(program('restore'), [copy], dataDir);
  expect(restore()).toMatchObject({ status: 0, stderr: '' });
  expect(archive('show', '2026-11-24', '/about').stdout).toContain(SENTENCES);
  const database = new DatabaseSync(copy);
  onTestFinished(() => database.close());
  const { hash } =
    database.prepare('SELECT hash FROM objects ORDER BY id DESC LIMIT 1').get() ?? {};
  database.exec('UPDATE objects SET content = (SELECT content FROM objects ORDER BY id LIMIT 1)');
  expect(restore()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`what is kept under ${hash} has been changed`),
  });
});
