import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { pageShape } from './page-shape.ts';

const shape = (body: string) => pageShape(load(body));

test('texts, addresses and the length of a list make no other shape', () => {
  const two =
    '<ul><li class="a"><a href="/x">One</a></li><li class="a"><a href="/y">Two</a></li></ul>';
  const three = two.replace('</ul>', '<li class="a"><a href="/z">Three</a></li></ul>');
  expect(shape(three)).toBe(shape(two));
});

test.each([
  ['<p>x</p>', '<p>x</p><p>y</p>'],
  ['<p class="a">x</p>', '<p class="b">x</p>'],
  ['<a href="/x">x</a>', '<a href="https://x.example">x</a>'],
  ['<img alt="" src="/art/a.svg">', '<img alt="A star" src="/art/a.svg">'],
  ['<p>x</p><ul></ul>', '<ul></ul><p>x</p>'],
  ['<p id="a">x</p>', '<p id="b">x</p>'],
])('%s is another than %s', (one, other) => {
  expect(shape(one)).not.toBe(shape(other));
});
