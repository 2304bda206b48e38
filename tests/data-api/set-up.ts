import { whyNoDataApi } from './start.ts';

/** Installs missing programs once for all files if possible, and prints why no Data API can run. */
export default function setUp(): void {
  const missing = whyNoDataApi();
  if (missing !== undefined) process.stdout.write(`figure: Supabase not tested: ${missing}\n`);
}
