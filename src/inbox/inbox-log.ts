/** The inbox's log for the operator. */
export interface InboxLog {
  error(fields: Readonly<Record<string, unknown>>, line: string): void;
}
