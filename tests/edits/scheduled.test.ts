import { expect, test } from 'vitest';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { pageOn } from '../site/page-on.ts';

test("a post still to come is on a paper's page from its day on, with no new build", async () => {
  const post = '/blog/a-plan-for-later';
  expect((await pageOn('/find/w-3', texasToday())).html).not.toContain(post);
  expect((await pageOn('/find/w-3', '2999-01-01')).html).toContain(post);
});
