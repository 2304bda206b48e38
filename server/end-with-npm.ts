const CHECK_EVERY_MS = 250;

/**
 * Ends the process as SIGTERM does once `npm start`, which began it, has ended: npm's shell ends
 * with npm and passes no signal on, and whoever asked them to stop meant the server.
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
