/** Chromium flags for tests: no sandbox, no graphics card, no background requests. */
export const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--in-process-gpu',
  '--num-raster-threads=1',
  '--disable-site-isolation-trials',
];
