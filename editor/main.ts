/**
 * `npm run edit`: opens a page on this computer, in which the office changes its site. With `--no-open`
 * it only says where.
 */
import { spawn } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { environment } from '../src/base/settings/environment.ts';
import { SettingsError } from '../src/base/settings/settings.ts';
import { siteSettings } from '../src/base/settings/site-settings.ts';

const OPENERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

try {
  // Said here, not by a page that does not come.
  siteSettings(environment());
  const project = join(import.meta.dirname, '..');
  enableCompileCache(join(project, 'node_modules/.cache/node'));
  const { serveEditor } = await import('./server/serve.ts');
  const { address, close } = await serveEditor(project);
  process.stdout.write(`The editor is open at ${address}\nTo end it, press Ctrl and C.\n`);
  if (!process.argv.includes('--no-open')) open(address);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Opens it in this computer's own browser; without one, the address was printed. */
function open(address: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
