import { expect, test } from 'vitest';
import { redirectRules } from './redirect-rules.ts';

test('old addresses come before the rule for unknown services, their signs encoded once', () => {
  const rules = redirectRules([
    { from: '/services/old', to: '/services/payroll' },
    { from: '/%C3%BCber uns', to: '/about#story' },
  ]);
  expect(rules).toBe(
    '/services/old /services/payroll 301\n/%C3%BCber%20uns /about#story 301\n/services/* /services 200\n',
  );
});
