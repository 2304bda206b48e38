import { execFileSync } from 'node:child_process';

/**
 * Keeps a process, its threads and what it starts from now on to one core, the first being 0.
 *
 * @throws where this machine has no such core
 */
export function pin(pid: number, core: number): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', `${core}`, `${pid}`]);
}
