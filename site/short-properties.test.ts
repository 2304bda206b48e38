import { expect, test } from 'vitest';
import { withShortProperties } from './short-properties.ts';

test('a property has one short name wherever it stands', () => {
  const [set = '', used = ''] = withShortProperties('--strong: red; color: var(--strong)').split(
    ';',
  );
  const [name = ''] = set.split(':');
  expect(name).toMatch(/^--[a-zA-Z]{1,2}$/);
  expect(used).toBe(` color: var(${name})`);
});

test('no two properties share a name', () => {
  const names = ['--strong', '--muted', '--link', '--rule', '--t15', '--t17', '--measure'];
  expect(new Set(names.map(withShortProperties)).size).toBe(names.length);
});

test('typefaces and what is none of the site keep theirs', () => {
  const css = 'font: 1rem var(--serif), var(--sans); top: var(--not-of-the-site); --a-b--strong: 1';
  expect(withShortProperties(css)).toBe(css);
});
