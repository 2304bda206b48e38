import { expect, test } from 'vitest';
import { withShortProperties } from '../site/short-properties.ts';
import { withOneStyle } from './join-styles.ts';

test('the styles of a page become one, in order and in the first place', () => {
  const page = (head: string, body: string) =>
    `<!doctype html>\n<html><head>${head}</head><body>${body}<p>Ä &amp; "b"</body></html>`;
  const title = '<title>A &lt;style></title>';
  expect(
    withOneStyle(
      page(
        `${title}<style>a>b{content:"&"}</style><link rel=icon><style>b{}</style>`,
        '<style>c{}</style>',
      ),
    ),
  ).toBe(page(`${title}<style>a>b{content:"&"}b{}c{}</style><link rel=icon>`, ''));
  expect(withOneStyle(page(title, ''))).toBe(page(title, ''));
});

test('a style for visitors without script keeps its place', () => {
  const page = '<head><style>a{}</style><noscript><style>b{}</style></noscript></head>';
  expect(withOneStyle(page)).toBe(page);
});

test('a style for some media alone keeps its place', () => {
  const page = '<head><style>a{}</style><style media="print">b{}</style></head>';
  expect(withOneStyle(page)).toBe(page);
});

test('a style of a part of the page has the names that the sheets have', () => {
  const page =
    '<head><style>.a{top:var(--x)}</style></head><body><style>.a{--day:15}</style></body>';
  expect(withOneStyle(page)).toContain(`.a{top:var(--x)}${withShortProperties('.a{--day:15}')}`);
  expect(withShortProperties('--day')).not.toBe('--day');
});
