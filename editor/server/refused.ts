/** A call that is refused, with what to tell the office. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly statusCode: number;

  constructor(statusCode: number, says: string) {
    super(says);
    this.statusCode = statusCode;
  }
}
