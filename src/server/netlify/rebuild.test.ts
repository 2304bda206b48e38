import { expect, onTestFinished, test, vi } from 'vitest';
import { openRebuild } from './rebuild.ts';

const BUILT = {
  day: '2026-11-24',
  statuses: [
    { from: '2026-11-24', draft: [] },
    { from: '2026-12-02', draft: ['figures'] },
  ],
};

/** Runs the function on a day; resolves to the number of calls of the hook. */
async function callsOn(day: string, status = 200): Promise<number> {
  const hook = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', hook);
  onTestFinished(() => void vi.unstubAllGlobals());
  await openRebuild(BUILT, { BUILD_HOOK_URL: 'https://hook.example/' }, () => day)();
  return hook.mock.calls.length;
}

test('the rebuild function calls the hook only after the year or the site status has changed', async () => {
  expect(await callsOn('2026-12-01')).toBe(0);
  expect(await callsOn('2026-12-02')).toBe(1);
  expect(await callsOn('2027-01-01')).toBe(1);
});

test('the rebuild function throws if the hook fails or is not set', async () => {
  await expect(callsOn('2026-12-02', 404)).rejects.toThrow('the build hook answered 404');
  await expect(openRebuild(BUILT, {}, () => '2026-12-02')()).rejects.toThrow('BUILD_HOOK_URL');
});
