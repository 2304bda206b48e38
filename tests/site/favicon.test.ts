import sharp from 'sharp';
import { expect, inject, test } from 'vitest';

test('programs that read no page find the favicon where it has always been', async () => {
  const answer = await fetch(new URL('/favicon.ico', inject('origin')));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/vnd.microsoft.icon');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const file = Buffer.from(await answer.bytes());
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(file.subarray(0, 6).toString('hex')).toBe('000001000100');
  expect(start + length).toBe(file.length);
  const { format, width, height } = await sharp(file.subarray(start)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: file[6], height: file[7] });
});
