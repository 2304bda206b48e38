import { readFileSync } from 'node:fs';

/** A process's resident memory in megabytes (of 1,024 kilobytes), as Linux reports it. */
export function residentMegabytes(pid: number): number {
  return megabytes(pid, /VmRSS:\s+(\d+)/);
}

/** The process's peak resident memory, in the same unit. */
export function peakMegabytes(pid: number): number {
  return megabytes(pid, /VmHWM:\s+(\d+)/);
}

function megabytes(pid: number, line: RegExp): number {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(line) ?? [];
  return Number(kilobytes) / 1024;
}
