/** A request of the editor's page that its server rejects; the message is for the office. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 if the server does not respond. */
  readonly statusCode: number;

  constructor(statusCode: number, says: string) {
    super(says);
    this.statusCode = statusCode;
  }
}
