/** Whether a host, as in a URL, is this machine alone: a site for it is no draft and leaves no record. */
export function isLocal(host: string): boolean {
  return /^(.+\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(host);
}
