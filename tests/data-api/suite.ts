import { afterAll, beforeAll, describe, test } from 'vitest';
import { startDataApi, type TestDataApi, whyNoDataApi } from './start.ts';

/**
 * Tests over a Data API of their own. Where none can run, a line of the test run's output says so.
 *
 * @param tests defines them; the Data API is there once they run
 */
export function describeOnDataApi(name: string, tests: (api: () => TestDataApi) => void): void {
  const missing = whyNoDataApi();
  if (missing !== undefined) {
    process.stdout.write(`figure: Supabase not tested: ${missing}\n`);
    test.skip(`${name}: ${missing}`);
    return;
  }
  describe(name, () => {
    let api: TestDataApi | undefined;
    beforeAll(async () => {
      api = await startDataApi();
    });
    afterAll(() => api?.close());
    tests(() => {
      if (!api) throw new Error('expected a running Data API');
      return api;
    });
  });
}
