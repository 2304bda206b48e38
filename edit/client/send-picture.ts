import { PICTURE_MB, type PictureUse } from '../contract.ts';
import { call } from './api.ts';

/**
 * Puts a picture of her computer among the content, and returns its name as a field has it.
 *
 * @throws Error with what is expected of the file; CallRefused
 */
export async function sendPicture(file: File, use: PictureUse): Promise<string> {
  const size = Math.ceil(file.size / 1_000_000);
  if (size > PICTURE_MB[use]) {
    throw new Error(
      `${file.name} has ${size} MB; save it smaller, with at most ${PICTURE_MB[use]} MB.`,
    );
  }
  const asked = new URLSearchParams({ name: file.name, for: use });
  const { name } = await call<{ name: string }>('POST', `picture?${asked}`, file);
  return name;
}
