import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { blogPath } from '../../blog/stores/sqlite/kind.ts';
import { articleFile } from '../../blog/testing.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { runCommandBeside } from './run-command.ts';

/** A public site's address. */
export const PUBLIC_SITE = 'https://www.example.com';

/** The program of `npm run posts`. */
export const POSTS = join(import.meta.dirname, '../posts.ts');

/**
 * What the commands do to an empty blog, whatever store it is in.
 *
 * @param env the settings that name the store
 */
export function testPostCommands(env: () => Readonly<Record<string, string>>): void {
  const settings = () => ({ ...env(), SITE_URL: PUBLIC_SITE });
  test('a post and its picture go in, are shown, hidden and dated, come out, and go', async () => {
    const posts = async (...args: string[]) => {
      const { status, stdout, stderr } = await runCommandBeside(POSTS, args, settings());
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
      return stdout;
    };
    /** What a command says that changes something, after which it names the store. */
    const change = async (...args: string[]) => {
      const { SUPABASE_URL: place = blogPath(env()['DATA_DIR'] ?? '') } = env();
      const said = await posts(...args);
      const store = `In ${place}, of the public site, ${PUBLIC_SITE}.\n`;
      expect(said.slice(-store.length)).toBe(store);
      return said.slice(0, -store.length);
    };
    expect(await posts('list')).toBe('There are no posts.\n');

    const folder = temporaryFolder({
      'my-post.md': articleFile({ is_published: 'false' }, '![A desk](photos/desk.jpg)'),
      'photos/x': '',
    });
    const create = { width: 1400, height: 700, channels: 3, background: '#876' } as const;
    writeFileSync(join(folder, 'photos/desk.jpg'), await sharp({ create }).jpeg().toBuffer());
    expect(await change('add', join(folder, 'my-post.md'))).toBe(
      'added    my-post\nmy-post is a draft, which no visitor sees.\n' +
        'Show it with "npm run posts -- publish my-post".\n',
    );
    expect(await change('publish', 'my-post')).toBe(
      'my-post is published, at https://www.example.com/blog/my-post.\n',
    );
    expect(await change('schedule', 'my-post', '2999-12-31')).toBe(
      'my-post shows from December 31, 2999 on (Texas time), by itself.\n',
    );
    expect(await posts('list')).toBe('2999-12-31  scheduled  my-post  Sales tax\n');
    expect(await change('publish', 'my-post')).toBe(
      'my-post is published, at https://www.example.com/blog/my-post.\n' +
        'Its date was December 31, 2999, and is today’s now.\n',
    );
    await change('schedule', 'my-post', '2999-12-31');
    expect(await change('unpublish', 'my-post')).toContain('is a draft');
    expect(await change('add', join(folder, 'my-post.md'))).toContain(
      'my-post stays a draft, dated December 31, 2999, as a command made it',
    );

    const out = join(folder, 'out');
    expect(await posts('export', out)).toBe(`${out}: 1 post, 1 picture\n`);
    expect(readFileSync(join(out, 'my-post.md'), 'utf8')).toMatch(
      /published_at: 2999-12-31\nis_published: false\n---\n\n!\[A desk\]\(my-post\/desk-[0-9a-f]{8}-1280\.webp\)\n$/,
    );
    expect(readdirSync(join(out, 'my-post'))).toHaveLength(1);

    expect(await runCommandBeside(POSTS, ['delete', 'my-post'], settings())).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Nothing is deleted yet: add --yes to delete my-post for good.\n',
    });
    expect(await change('delete', 'my-post', '--yes')).toMatch(/^my-post is deleted\.\n/);
    expect(await posts('list', '--drafts')).toBe('There are no drafts.\n');
    expect(await posts('import', out)).toMatch(
      /^added {4}my-post\n1 added, 0 updated, 0 unchanged\nIn .+, of the public site/,
    );
  });
}
