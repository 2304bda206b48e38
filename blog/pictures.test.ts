import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { missingPictures } from './pictures.ts';

const none = { image_url: null, content: '<p>Text</p>' };

test('an article without pictures lacks none', () => {
  expect(missingPictures(none, '/no/such/folder')).toEqual([]);
});

test.each(['/desk.jpg', '/my desk.jpg', '/my%20desk.jpg', '/a/../desk.jpg', '/desk.jpg?2'])(
  '%s is found',
  (address) => {
    const served = temporaryFolder({ 'desk.jpg': '', 'my desk.jpg': '' });
    expect(missingPictures({ ...none, image_url: address }, served)).toEqual([]);
    const content = `<p><img src="${address}"></p>`;
    expect(missingPictures({ ...none, content }, served)).toEqual([]);
  },
);

test.each(['/door.jpg', '/folder', '/desk.jpg/', '/../desk.jpg', '/%', '/%00'])(
  '%s is missed, with the file that was expected',
  (address) => {
    const served = join(temporaryFolder({ 'desk.jpg': '', 'served/folder/a.jpg': '' }), 'served');
    const missed = missingPictures(
      { image_url: address, content: `<img src="${address}">` },
      served,
    );
    const expected = expect.stringMatching(
      `expected the file ${served}/.* for the picture ${address}`,
    );
    expect(missed).toEqual([
      { field: 'image_url', expected },
      { field: 'body', expected },
    ]);
  },
);
