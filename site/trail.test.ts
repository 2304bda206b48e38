import { expect, test } from 'vitest';
import { stepsTo } from './trail.ts';

test.each([
  ['/about', ''],
  ['/meet-team', 'About'],
  ['/services', ''],
  ['/services/payroll', 'Services'],
  ['/blog', ''],
  ['/blog/sales-tax', 'Blog'],
  ['/small-company-accountant', 'Blog'],
  ['/message-sent', 'Contact'],
])('%s is under Home, then %s', (path, above) => {
  expect(stepsTo(path, 'Here').map(({ label }) => label)).toEqual([
    ...above.split(' ').filter(Boolean),
    'Here',
  ]);
});
