import { expect, test } from 'vitest';
import { texasToday } from '../../base/calendar/texas-time.ts';
import { pageOn } from '../site/page-on.ts';

const POST = '/blog/a-plan-for-later';

test.each(['/services/payroll', '/find/w-3'])(
  'a post still to come is on %s from its day on, with no new build',
  async (path) => {
    expect((await pageOn(path, texasToday())).html).not.toContain(POST);
    expect((await pageOn(path, '2999-01-01')).html).toContain(POST);
  },
);
