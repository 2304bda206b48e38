import { expect, test } from 'vitest';
import { sampleArticle } from '../../blog/testing.ts';
import { texasToday } from '../../calendar/texas-time.ts';
import { postsOf } from './posts-of.ts';
import { MIGRATIONS } from './start.ts';
import { describeOnDataApi } from './suite.ts';

describeOnDataApi(
  'a project of the first release',
  (api) => {
    test('works as it did, and keeps figures and the day of a change once it has the other migrations', async () => {
      const store = await postsOf(api());
      const save = (title: string) =>
        store.save([{ article: sampleArticle({ title, denomination: '8.25%' }), pictures: [] }]);
      const unknown = { modified_at: null, denomination: null };
      expect([await save('Old'), await save('New')]).toEqual([['added'], ['updated']]);
      expect(await store.bySlug('sales-tax')).toMatchObject({ title: 'New', ...unknown });
      expect((await store.list({ page: 1 })).posts).toMatchObject([unknown]);
      expect(await store.all()).toMatchObject([unknown]);
      expect((await store.manuscript('sales-tax'))?.article).toMatchObject(unknown);

      for (const migration of MIGRATIONS.slice(1)) await api().sql(migration);
      expect(await store.bySlug('sales-tax')).toMatchObject({ title: 'New', ...unknown });
      const before = texasToday();
      expect([await save('New'), await save('Newest')]).toEqual([['updated'], ['updated']]);
      expect(await save('Newest')).toEqual(['unchanged']);
      const post = await store.bySlug('sales-tax');
      expect([before, texasToday()]).toContain(post?.modified_at);
      expect(post?.denomination).toBe('8.25%');
    });
  },
  MIGRATIONS.slice(0, 1),
);
