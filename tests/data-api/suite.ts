import { afterAll, beforeAll, describe, test } from 'vitest';
import { missingForDataApi, startDataApi, type TestDataApi } from './start.ts';

/**
 * Tests over their own Data API, skipped if none can run.
 *
 * @param tests defines the tests, during which the Data API runs
 * @param made see `startDataApi`
 */
export function describeOnDataApi(
  name: string,
  tests: (api: () => TestDataApi) => void,
  made?: readonly string[],
): void {
  const missing = missingForDataApi();
  if (missing !== undefined) {
    test.skip(`${name}: ${missing}`);
    return;
  }
  describe(name, () => {
    let api: TestDataApi | undefined;
    beforeAll(async () => {
      api = await startDataApi(made);
    });
    afterAll(() => api?.close());
    tests(() => {
      if (!api) throw new Error('expected a running Data API');
      return api;
    });
  });
}
