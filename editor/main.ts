/**
 * `npm run edit`: opens a page on this computer, in which the office changes its site. With `--no-open`
 * it only says where.
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
  // Said here, not by a page that does not come.
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
 * Writes a page that leads to the address, and that the office's account alone can read: others see
 * what a browser is started with, and the key to the editor is in the address.
 */
function leadingTo(address: string, project: string): string {
  const page = join(project, 'node_modules/.cache/edit.html');
  writeFileSync(page, `<meta http-equiv="refresh" content="0; url=${address}">`, { mode: 0o600 });
  return page;
}

/** Opens a page in this computer's own browser; without one, its address was printed. */
function open(page: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, page], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
