/** A project with `supabase/migrations`. */
import { describe } from 'vitest';
import { testPostStore } from '../../src/blog/stores/testing/contract.ts';
import { openPosts } from './posts-of.ts';
import { testRows } from './rows.ts';
import { testKeys } from './security.ts';
import { describeOnDataApi } from './suite.ts';
import { testTimes } from './within-a-minute.ts';

describeOnDataApi('a project with the migrations', (api) => {
  describe('what a key may do', () => testKeys(api));
  describe('the site', () => testTimes(api));
  describe('rows of the table editor', () => testRows(api));
  describe('posts', () => {
    testPostStore(async () => {
      await api().sql('truncate public.blog_posts cascade');
      return () => openPosts(api());
    });
  });
});
