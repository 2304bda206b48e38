import { expect, test } from 'vitest';
import { withOwnIds } from './own-ids.ts';

test('an id and everything that refers to it get the prefix', () => {
  const html =
    '<label for="a">A</label><input id="a" aria-describedby="hint a">' +
    '<button popoverTarget="m"></button><ul id="m"></ul><a href="#a">up</a>';
  expect(withOwnIds(html, 'x')).toBe(
    '<label for="x-a">A</label><input id="x-a" aria-describedby="hint x-a">' +
      '<button popoverTarget="x-m"></button><ul id="x-m"></ul><a href="#x-a">up</a>',
  );
});

test('what refers to the rest of the page stays', () => {
  const html = '<a href="#content" aria-describedby="new-tab">x</a><a href="/a#b">y</a>';
  expect(withOwnIds(html, 'x')).toBe(html);
});
