import { contrast, nearestShade } from '../base/tokens/shade.ts';
import type { ContentProblem } from '../content/reader/content-error.ts';

/** The file of colours, from the project's folder. */
export const TOKENS = 'src/base/tokens/tokens.css';

/** The contrast of words (WCAG 2.2, 1.4.6), and of marks and the edges of controls (1.4.11), as docs/design.md promises. */
const WORDS = 7;
const MARKS = 3;

const LIGHT = ['ground', 'card', 'hover'];
const DARK = ['dark', 'dark-glow'];

/** Each colour with those that it is seen on, or that are written on it, and the least contrast. */
const SEEN: readonly (readonly [name: string, against: readonly string[], least: number])[] = [
  ['brand', ['dark'], WORDS],
  ['brand-hover', ['dark'], WORDS],
  ...['text', 'muted', 'link', 'error'].map((name) => [name, LIGHT, WORDS] as const),
  ...['dark-strong', 'dark-text', 'dark-label'].map((name) => [name, DARK, WORDS] as const),
  ['ink', ['ground', 'card'], WORDS],
  ['ink-on-dark', ['dark'], WORDS],
  ['dark', LIGHT, WORDS],
  ['dark-muted', ['dark'], MARKS],
  ['edge', LIGHT, MARKS],
];

/**
 * What is wrong with the colours: those that are not written `#1bbcee`, and those that cannot be
 * read where they are seen, each with the nearest that can.
 *
 * @param css the text of tokens.css
 */
export function colourProblems(css: string): ContentProblem[] {
  const lines = css.split('\n');
  const declared = lines.flatMap((text, place) => {
    const [, name = '', value = ''] = /^\s*--([a-z-]+):\s*(.+?);/.exec(text) ?? [];
    return name ? [{ name, value, line: place + 1 }] : [];
  });
  const first = new Map(declared.toReversed().map(({ name, value }) => [name, value]));
  return declared.flatMap(({ name, value, line }) => {
    const [, against = [], least = WORDS] = SEEN.find(([each]) => each === name) ?? [];
    const others = against.map((each) => first.get(each) ?? '').filter(isHex);
    if (others.length === 0) return [];
    const problem = (expected: string) => [{ file: TOKENS, line, field: `--${name}`, expected }];
    if (!isHex(value)) return problem(`expected a color such as #1bbcee, not ${value}`);
    const passes = (colour: string) => others.every((other) => contrast(colour, other) >= least);
    if (passes(value)) return [];
    const worst = Math.min(...others.map((other) => contrast(value, other)));
    const nearest = nearestShade(value, passes);
    return problem(
      `${value} has a contrast of ${worst.toFixed(2)} with ${against.map((each) => `--${each}`).join(', ')}; ` +
        `expected at least ${least}${nearest ? `, such as ${nearest}` : '; no shade of it has that'}`,
    );
  });
}

function isHex(colour: string): boolean {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(colour);
}
