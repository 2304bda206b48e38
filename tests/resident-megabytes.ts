import { readFileSync } from 'node:fs';

/** A process's resident memory in megabytes (of 1,024 kilobytes), as Linux reports it. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? [];
  return Number(kilobytes) / 1024;
}
