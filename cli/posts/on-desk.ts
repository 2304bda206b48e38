import { rm } from 'node:fs/promises';
import { texasToday } from '../../base/calendar/texas-time.ts';
import { longUsDate } from '../../base/calendar/us-date.ts';
import { command } from '../command.ts';
import { isSure } from '../sure.ts';
import { articleFile, showInFile } from './article-file.ts';
import { expectNoRedirect, redirectTo } from './old-addresses.ts';
import { redated } from './publish.ts';
import { expectDay } from './schedule.ts';
import { stateOf } from './state.ts';
import { slugIn } from './the-post.ts';

const GO = 'To bring that to the public site: npm run publish';

/** Marks an article as published in its file. */
export const publish = command('', {}, async (_, word = '') => {
  const slug = slugIn(word);
  expectNoRedirect(slug);
  const { path, article } = await articleFile(slug);
  const isLater = article.published_at > texasToday();
  await showInFile(path, { is_published: true, ...(isLater && { published_at: texasToday() }) });
  const lines = [`content/posts/${slug}.md says is_published: true.`];
  return [...lines, ...(isLater ? [redated(article.published_at)] : []), GO].join('\n');
});

/** Makes an article a draft in its file. */
export const unpublish = command('', {}, async (_, word = '') => {
  const slug = slugIn(word);
  await showInFile((await articleFile(slug)).path, { is_published: false });
  return `content/posts/${slug}.md is a draft: is_published is false.\n${GO}`;
});

/** Dates an article in its file, and marks it as published. */
export const schedule = command('', {}, async (_, word = '', day = '') => {
  const slug = slugIn(word);
  expectDay(day);
  expectNoRedirect(slug);
  await showInFile((await articleFile(slug)).path, { is_published: true, published_at: day });
  const when = `it shows from ${longUsDate(day)} on (Texas time)`;
  return `content/posts/${slug}.md has that date: ${when}, once the public site has it.\n${GO}`;
});

/** Removes an article's file, once confirmed. */
export const remove = command(
  '',
  { yes: { type: 'boolean', help: '' } },
  async (typed, word = '') => {
    const slug = slugIn(word);
    const { path, article } = await articleFile(slug);
    if (!typed.yes && !process.stdin.isTTY) {
      throw new Error(`Nothing is deleted yet: add --yes to delete content/posts/${slug}.md.`);
    }
    const terminal = { input: process.stdin, output: process.stderr };
    if (!typed.yes && !(await isSure(`Delete content/posts/${slug}.md?`, terminal))) {
      return 'Nothing is deleted.';
    }
    await rm(path);
    const lines = stateOf(article) === 'published' ? redirectTo(slug) : [];
    return [`content/posts/${slug}.md is deleted.`, ...lines, GO].join('\n');
  },
);
