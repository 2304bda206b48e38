/** Something the operator can put right; the message is one line that says how. */
export class StartError extends Error {
  override name = 'StartError';
}
