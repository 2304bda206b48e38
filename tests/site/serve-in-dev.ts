import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { newDataDir } from '../serve-built-site.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** A running dev server. */
export interface DevSite {
  url: string;
  /** Stops it and removes its stores. */
  close(): Promise<void>;
}

/** Runs a project's dev server on a free port with its own stores; rejects if it fails to start. */
export async function serveInDev(project = PROJECT): Promise<DevSite> {
  const dataDir = newDataDir();
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: project,
    // Astro serves no pages if it detects a test environment.
    env: { ...process.env, VITEST: undefined, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  // Keeps reading: a full pipe would block the server.
  const lines = createInterface(child.stdout);
  const url = await new Promise<string | undefined>((resolve) => {
    lines.on('line', (line) => {
      const [, address] = /Local\s+(http:\S+?)\/?$/.exec(stripVTControlCharacters(line)) ?? [];
      if (address) resolve(address);
    });
    lines.on('close', () => resolve(undefined));
  });
  if (url) return { url, close };
  await close();
  throw new Error('The editing loop did not start');
}
