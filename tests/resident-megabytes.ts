import { readFileSync } from 'node:fs';

/** How much memory a process holds, in megabytes (of 1,024 kilobytes), as Linux counts it. */
export function residentMegabytes(pid: number): number {
  return megabytes(pid, /VmRSS:\s+(\d+)/);
}

/** The most memory that a process has held since it started, counted likewise. */
export function peakMegabytes(pid: number): number {
  return megabytes(pid, /VmHWM:\s+(\d+)/);
}

function megabytes(pid: number, line: RegExp): number {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(line) ?? [];
  return Number(kilobytes) / 1024;
}
