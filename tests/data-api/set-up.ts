import { whyNoDataApi } from './start.ts';

/** Installs what is missing where it can, once for all files, and says so where no Data API can run. */
export default function setUp(): void {
  const missing = whyNoDataApi();
  if (missing !== undefined) process.stdout.write(`figure: Supabase not tested: ${missing}\n`);
}
