/** What keeps a Chromium of a test to its test: no sandbox to set up, no graphics card, nobody else asked for anything. */
export const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
