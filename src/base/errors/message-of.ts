/** The message of an error, or the thrown value as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The message of an error, followed by the messages of its causes. */
export function messageWithCauses(error: unknown): string {
  const message = messageOf(error);
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? message : `${message}: ${messageWithCauses(cause)}`;
}
