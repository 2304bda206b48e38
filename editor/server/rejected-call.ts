/** A call that is refused, with what to tell the office. */
export class RejectedCall extends Error {
  override readonly name = 'RejectedCall';
  readonly statusCode: number;

  constructor(statusCode: number, says: string) {
    super(says);
    this.statusCode = statusCode;
  }
}
