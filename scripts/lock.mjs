/**
 * Completes package-lock.json after `npm install` on a registry that lacks some
 * optional platform packages. npm leaves those out of the lock, and `npm ci`
 * then calls the lock out of sync; an entry with version, os and cpu is
 * enough for `npm ci` to skip the package on other platforms.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const LOCK = new URL('../package-lock.json', import.meta.url);
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));

/** Whether the package at `path` finds `name` in its own or an outer node_modules. */
function isLocked(path, name) {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (`${folder}/node_modules/${name}` in lock.packages) return true;
    if (!folder.includes('/node_modules/')) break;
  }
  return `node_modules/${name}` in lock.packages;
}

let added = 0;
for (const [path, owner] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(owner.optionalDependencies ?? {})) {
    if (isLocked(path, name) || !/^\d+\.\d+\.\d+/.test(range)) continue;
    const words = name.split(/[-/]/);
    const os = words.filter((word) => SYSTEMS.includes(word));
    const cpu = words.filter((word) => PROCESSORS.includes(word));
    if (os.length + cpu.length === 0) continue;
    lock.packages[`node_modules/${name}`] = {
      version: range,
      ...(os.length && { os }),
      ...(cpu.length && { cpu }),
      ...(owner.dev && { dev: true }),
      optional: true,
    };
    added += 1;
  }
}

const paths = Object.keys(lock.packages).sort((a, b) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(paths.map((path) => [path, lock.packages[path]]));
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`package-lock.json: ${added} platform packages added\n`);
