const CHECK_EVERY_MS = 250;

/**
 * Shuts down as SIGTERM does once the parent `npm start` has ended: npm's shell does not forward
 * signals to the server.
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
