const CHECK_EVERY_MS = 250;

/**
 * Sends this process SIGTERM once the `npm start` that launched it has ended: npm's shell ends with
 * npm, but forwards no signal.
 */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] !== 'start' || process.platform === 'win32') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_EVERY_MS);
  watch.unref();
}
