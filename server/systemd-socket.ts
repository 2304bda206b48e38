import { fstatSync } from 'node:fs';
import type { Environment } from '../settings/environment.ts';
import { StartError } from './start-error.ts';

/** The first that is handed over: sd_listen_fds(3). */
const FIRST_FD = 3;

/**
 * The file descriptor of the listening socket that systemd hands over by LISTEN_FDS and LISTEN_PID,
 * if it does.
 *
 * @throws StartError where they are meant for another process, or name more than one or no socket
 */
export function systemdSocket(
  { LISTEN_FDS, LISTEN_PID }: Environment,
  pid = process.pid,
): number | undefined {
  if (LISTEN_FDS === undefined && LISTEN_PID === undefined) return undefined;
  if (LISTEN_PID !== String(pid)) {
    throw new StartError(
      `LISTEN_PID is "${LISTEN_PID ?? ''}", and this process is ${pid}: have systemd start node itself, no shell and no npm`,
    );
  }
  if (LISTEN_FDS !== '1') {
    throw new StartError(
      `LISTEN_FDS is "${LISTEN_FDS ?? ''}", expected 1: one ListenStream in the socket unit`,
    );
  }
  if (!isSocket(FIRST_FD)) {
    throw new StartError(
      `LISTEN_FDS is "1", but file descriptor ${FIRST_FD} is no socket: see deploy/site@.socket`,
    );
  }
  return FIRST_FD;
}

function isSocket(fd: number): boolean {
  try {
    return fstatSync(fd).isSocket();
  } catch {
    return false;
  }
}
