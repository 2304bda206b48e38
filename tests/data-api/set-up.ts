import { missingForDataApi } from './start.ts';

/** Prints why no Data API can run, if it cannot. */
export default function setUp(): void {
  const missing = missingForDataApi();
  if (missing !== undefined) process.stdout.write(`figure: Supabase not tested: ${missing}\n`);
}
