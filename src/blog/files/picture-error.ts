/** An invalid picture; the message says what was expected. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}
