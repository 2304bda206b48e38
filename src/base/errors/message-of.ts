/** The message of what was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The message of what was thrown, with those of its causes. */
export function messageWithCauses(error: unknown): string {
  const message = messageOf(error);
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? message : `${message}: ${messageWithCauses(cause)}`;
}
