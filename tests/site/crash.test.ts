import { expect, test } from 'vitest';
import { execIn } from '../../src/base/sqlite/testing/exec-in.ts';
import { crash } from '../crash/crash.ts';
import { HANG_MS } from '../hang.ts';

test('acknowledged messages are stored and delivered after any kill', async () => {
  // As if the two-minute leases of pending attempts had expired.
  const endLeases = (file: string) => execIn(file, 'UPDATE deliveries SET due_ms = 0');
  const { acknowledged, lost } = await crash(2, HANG_MS, endLeases);
  expect(lost).toEqual({ store: 0, mail: 0, webhook: 0 });
  expect(acknowledged).toBeGreaterThan(0);
});
