import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const QUIET_MS = 100;

/** Resolves once a process has nothing to do for a tenth of a second, as Linux counts it. */
export async function idle(pid: number): Promise<void> {
  let before = '';
  for (let used = processorTime(pid); used !== before; used = processorTime(pid)) {
    before = used;
    await pause(QUIET_MS);
  }
}

/** Of its own and of the system on its behalf, in hundredths of a second. */
function processorTime(pid: number): string {
  // The name of the program, in brackets, may hold spaces.
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  return fields.split(' ').slice(11, 13).join('+');
}
