/** Where the inbox writes lines for the operator. */
export interface InboxLog {
  error(fields: Readonly<Record<string, unknown>>, line: string): void;
}
