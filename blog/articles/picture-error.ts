/** A picture that an article may not have; the message says what was expected. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}
