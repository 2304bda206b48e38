import { readFileSync } from 'node:fs';

/** How much memory a process holds, in megabytes (of 1,024 kilobytes), as Linux counts it. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? [];
  return Number(kilobytes) / 1024;
}
