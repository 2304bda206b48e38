import { testPostStore } from '../../src/blog/stores/testing/contract.ts';
import { postsOf } from './posts-of.ts';
import { describeOnDataApi } from './suite.ts';

describeOnDataApi('posts in Supabase', (api) => {
  testPostStore(async () => {
    await api().sql('truncate public.blog_posts cascade');
    return () => postsOf(api());
  });
});
