/** A call of the page that the editor's server rejects, with what to tell the office. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** That of the answer; 0 where the server does not answer. */
  readonly statusCode: number;

  constructor(statusCode: number, says: string) {
    super(says);
    this.statusCode = statusCode;
  }
}
