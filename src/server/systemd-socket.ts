import type { Environment } from '../base/settings/environment.ts';
import { StartError } from './start-error.ts';

/** SD_LISTEN_FDS_START: sd_listen_fds(3). */
const FIRST_FD = 3;

/**
 * Returns the file descriptor of the socket passed by systemd (LISTEN_FDS, LISTEN_PID), if any.
 *
 * @throws StartError if the variables are for another process, or name not exactly one socket
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
  return FIRST_FD;
}
