const LONG = `${'Words and words, '.repeat(7)}end`;
const FOLDED = `>-\n  ${'Words and words, '.repeat(5)}Words and\n  words, Words and words, end`;

/** What stands in a file, what is to stand there, and how it is written. */
// biome-ignore format: a line for each.
export const WRITTEN: readonly (readonly [what: string, text: string, after: unknown, written: string])[] = [
  ['quotes stay', 'a: "941"\nb: 1\n', { a: 'Form 941', b: 1 }, 'a: "Form 941"\nb: 1\n'],
  ['quotes come', 'a: x # note\n', { a: 'Suite #200' }, 'a: "Suite #200" # note\n'],
  ['a number in a text’s place', 'a: x\n', { a: '77401' }, 'a: "77401"\n'],
  ['quotes in quotes', 'a: x\n', { a: '"a": \'b\'' }, `a: "\\"a\\": 'b'"\n`],
  ['a backslash', 'a: x\n', { a: 'C:\\new: it' }, "a: 'C:\\new: it'\n"],
  ['a hard blank first', 'a: x\n', { a: '\u00A0x' }, 'a: "\u00A0x"\n'],
  ['a long text', 'a: x\nb: y\n', { a: LONG, b: 'y' }, `a: ${FOLDED}\nb: y\n`],
  ['a folded one stays so', 'a: >-\n  x\n  y\n\nb: y\n', { a: 'z', b: 'y' }, 'a: >-\n  z\n\nb: y\n'],
  ['a folded one that ends while she types', 'a: >-\n  x\nb: y\n', { a: 'x ', b: 'y' }, 'a: >-\n  x \nb: y\n'],
  ['paragraphs', 'a: x\n', { a: 'x\n\ny' }, 'a: |-\n  x\n\n  y\n'],
  ['two line ends behind a text', '- a: x\n\n- a: y\n', [{ a: 'x\n\n' }, { a: 'y' }], '- a: "x\\n\\n"\n\n- a: y\n'],
  ['brackets stay', 'a: [b, "1"]\n', { a: ['c', '1', 'd, e'] }, 'a: [c, "1", "d, e"]\n'],
  ['braces stay', '- { a: b, c: "1" }\n', [{ a: 'x', c: '1' }, { a: 'y', c: '2' }], '- { a: x, c: "1" }\n- { a: y, c: "2" }\n'],
  ['brackets over lines', 'a:\n  [b,\n   c]\n', { a: ['b', 'd', 'c'] }, 'a:\n  [b, d, c]\n'],
  ['a field in its order', 'a: 1\n# of c\nc: 3\n', { a: 1, b: 2, c: 3 }, 'a: 1\nb: 2\n# of c\nc: 3\n'],
  ['a field goes with its comment', '# head\n\na: 1\n# of b\nb:\n  c: 2\nd: 3\n', { a: 1, d: 3 }, '# head\n\na: 1\nd: 3\n'],
  ['the head of a file stays', '# head\n- a\n- b\n', ['b'], '# head\n- b\n'],
  ['a section’s head stays', '- a\n\n# of two\n- b\n- c\n', ['a', 'c'], '- a\n\n# of two\n- c\n'],
  ['a section goes with its last', '- a\n\n# of one\n- b\n\n# next\n- c\n', ['a', 'c'], '- a\n\n# next\n- c\n'],
  ['moved with its comment', '- a: 1\n\n# of b\n- a: 2\n\n- a: 3\n', [{ a: 2 }, { a: 1 }, { a: 3 }], '# of b\n- a: 2\n\n- a: 1\n\n- a: 3\n'],
  ['removed and changed at once', '- a: 1\n- a: 2 # two\n- a: 3\n', [{ a: 2 }, { a: 4 }], '- a: 2 # two\n- a: 4\n'],
  ['the last entry', 'a:\n  - x\nb: 1\n', { a: [], b: 1 }, 'a: []\nb: 1\n'],
  ['the first entry', '# head\n[]\n', [{ a: 'b' }], '# head\n- a: b\n'],
  ['comments alone', '# head\n# more\n', [{ from: '/x' }], '# head\n# more\n- from: /x\n'],
  ['the first of an entry’s fields', '- a: 1\n  b: 2\n', [{ b: 2 }], '- b: 2\n'],
  ['a list below a name that is not set in', 'a:\n- x\n- y\nb: 1\n', { a: ['x', 'z'], b: 1 }, 'a:\n- x\n- z\nb: 1\n'],
  ['Windows, a mark, no last line end', '\uFEFFa: 1\r\nb: 2', { a: 1, b: 3 }, '\uFEFFa: 1\r\nb: 3'],
];
