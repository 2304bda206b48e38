/** A call that is refused, with what to tell the office. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  /** Further fields of the answer. */
  readonly detail: object;

  constructor(status: number, says: string, detail: object = {}) {
    super(says);
    this.status = status;
    this.detail = detail;
  }
}
