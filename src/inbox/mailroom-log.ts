/** Where the mailroom writes lines for the operator. */
export interface MailroomLog {
  error(fields: Readonly<Record<string, unknown>>, line: string): void;
}
