import { expect, test, vi } from 'vitest';
import { RememberedTexts } from './remembered-texts.ts';

test('a text is worked on once, until others take its place', () => {
  const texts = new RememberedTexts<string>(20);
  const make = vi.fn((text: string) => text.toUpperCase());
  const get = (text: string) => texts.get(text, () => make(text));
  const made = () => make.mock.calls.splice(0).flat();

  expect([get('one'), get('two'), get('one')]).toEqual(['ONE', 'TWO', 'ONE']);
  expect(made()).toEqual(['one', 'two']);
  get('sixteen letters.');
  expect(made()).toEqual(['sixteen letters.']);
  get('one');
  get('two');
  expect(made()).toEqual(['two']);
});

test('what is longer than all that is remembered is made each time', () => {
  const texts = new RememberedTexts<string>(2);
  const make = vi.fn(() => 'L');
  for (const _ of [1, 2]) expect(texts.get('long', make)).toBe('L');
  expect(make).toHaveBeenCalledTimes(2);
});
