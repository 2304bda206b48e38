/**
 * `npm run edit`: opens a page on this computer in which the office edits its site. With `--no-open`
 * it only prints the address.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
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
  // Invalid settings are printed here, since the page would not load.
  siteSettings(environment());
  const project = join(import.meta.dirname, '..');
  enableCompileCache(join(project, 'node_modules/.cache/node'));
  const { serveEditor } = await import('./server/serve.ts');
  const { address, close } = await serveEditor(project);
  process.stdout.write(`The editor is open at ${address}\nTo end it, press Ctrl and C.\n`);
  if (!process.argv.includes('--no-open')) open(leadingTo(address, project));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/**
 * Writes a page that redirects to the editor and that only the office's account can read: others see
 * a browser's arguments, and the address contains the editor's key.
 */
function leadingTo(address: string, project: string): string {
  const page = join(project, 'node_modules/.cache/edit.html');
  writeFileSync(page, `<meta http-equiv="refresh" content="0; url=${address}">`, { mode: 0o600 });
  return page;
}

/** Opens a page in the default browser; if there is none, the printed address remains. */
function open(page: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, page], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
