import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { missingConsent } from './missing-consent.ts';

const READY = '{ name: AICPA, permission: folder 7 }';
const found = (item: string, policy = 'reviewed: 2026-11-24') =>
  missingConsent(
    temporaryFolder({
      'content/pages/home.yaml': `memberships: { items: [${item}] }`,
      'content/pages/privacy-policy.yaml': policy,
    }),
  );

it('names a membership without permission', () => {
  expect(found(`AICPA`)).toMatchObject([{ point: 'memberships/AICPA' }]);
});

it('names a privacy policy that nobody has reviewed', () => {
  expect(found(READY, 'title: Privacy')).toMatchObject([{ point: 'privacy/reviewed' }]);
});

it('says nothing where both are there', () => {
  expect(found(READY)).toEqual([]);
});
