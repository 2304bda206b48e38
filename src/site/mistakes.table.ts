/** A mistake of the hand in a content file. */
export interface Mistake {
  file: string;
  written: string | RegExp;
  instead: string;
  /** The message, with the remedy. */
  said: RegExp;
  /** How many lines below the first changed one the message points to. */
  below: number;
}

export const PAYROLL = 'content/services/payroll.yaml';
export const POST = 'content/posts/bank-reconciliation-this-month.md';

/** Replaces the name of a service, its second line. */
const name = (instead: string, said: RegExp, below = 0): Mistake => ({
  ...{ file: PAYROLL, written: /^name: .*/m, instead, said, below },
});
/** Replaces the first line of a service's `hero`. */
const hero = (instead: string, said: RegExp, below = 0): Mistake => ({
  ...{ file: PAYROLL, written: /^hero:$/m, instead, said, below },
});
/** Replaces the category in a post's front matter. */
const front = (instead: string, said: RegExp, below = 0): Mistake => ({
  ...{ file: POST, written: /^category: .*/m, instead, said, below },
});
/** Adds a line to a post's text, before its sources. */
const body = (instead: string, said: RegExp, below = 0): Mistake => ({
  ...{ file: POST, written: '## Sources', instead: `${instead}\n\n## Sources`, said, below },
});

const LEFT_OUT = /would be left out, .* put the whole text in quotes/;
const QUOTES = /needs quotes/;

/** Mistakes that must be reported, each with its line and remedy. */
export const MISTAKES: readonly Mistake[] = [
  // Signs that YAML takes for its own.
  {
    ...{ file: 'content/firm.yaml', written: 'Loop South', below: 1 },
    ...{ instead: 'Loop South, Suite\n    #200', said: LEFT_OUT },
  },
  name('name: #1 in payroll', LEFT_OUT),
  name('name: *Payroll*', /begins with \* needs quotes/),
  name('name: | Payroll', QUOTES),
  name('name: Payroll: all', /": " in it needs quotes/),
  name('name: [Payroll] services', QUOTES),
  name('name: "Payroll" services', QUOTES),
  // Words that YAML does not read as text.
  name('name: 010', /put it in quotes/),
  name('name:', /is missing; expected text/),
  // Names, colons and blanks.
  name('name:Payroll', /a colon and a space after the name/),
  name('name Payroll', /a colon and a space after the name/),
  name('name: Payroll\nname: Payroll', /twice; keep one/, 1),
  name('nmae: Payroll', /no such field; remove it, or correct its name/),
  name('name: Pay\u200Broll', /a character that cannot be seen/),
  name('\tname: Payroll', /not a tab/),
  name('---\nname: Payroll', /does not belong inside/),
  name('<<<<<<< HEAD\nname: A\n=======\nname: B\n>>>>>>> other', /two versions/),
  hero('hero:\n    title: A', /as far in as/, 1),
  // Markup that would be printed, or that a copy changed.
  name('name: Call {phone', /in braces only a name such as \{phone\}/),
  name('name: A **bold** word', /without Markdown and HTML/),
  name('name: AT&amp;T', /without Markdown and HTML/),
  name('name: Payrollâ€™s best', /type these words anew/),
  // The front matter of a post.
  front('category: Books #1', LEFT_OUT),
  front('category: 2026', /put it in quotes/),
  front('categroy: Books', /no such key, only/),
  { file: POST, written: /^---$/m, instead: '', said: /at the top of the file/, below: 0 },
  // The text of a post.
  body('![A desk](no-such.jpg)', /expected the file .*no-such\.jpg/),
  body('![](desk.jpg)', /expected !\[what the picture shows\]/),
  body('[IRS](www.irs.gov)', /leads nowhere; expected an address that begins with https/),
  body('[us][1]\n\n[1]: /contactt', /"\/contactt" is not known/, 2),
  body('[IRS](https://www.irs.gov', /closed by \)/),
  body('See www.irs.gov, **boldly', /one right before/),
  body('*Say it', /another around the slanted words/),
  body('Say `it', /for the character itself/),
  body('| a | b |\n| 1 | 2 |', /\| --- \| --- \|/),
  body('<details>Words</details>', /<details> is left out/),
  { file: POST, written: '## Sources', instead: '```\ncode', said: /a line of ```/, below: 0 },
  body('Call {phone}', /no words in braces/),
];

/** Correct texts that look like mistakes; nothing is reported. */
export const RIGHT: readonly Pick<Mistake, 'file' | 'written' | 'instead'>[] = [
  { file: 'content/firm.yaml', written: 'Loop South', instead: 'Loop South, Suite B#200' },
  { file: 'content/firm.yaml', written: /street: .*/, instead: 'street: "6575 Loop, Suite #200"' },
  { file: 'content/firm.yaml', written: /street: .*/, instead: 'street: >-\n    Loop #200' },
  { file: PAYROLL, written: /^name: .*/m, instead: '# A note\nname: “Payroll”' },
  { file: PAYROLL, written: /\n/g, instead: '\r\n' },
  { file: PAYROLL, written: /^/, instead: '\uFEFF' },
  { file: POST, written: /\n/g, instead: '\r\n' },
  {
    ...{ file: POST, written: '## Sources' },
    instead: `5 * 3 is \\*not\\* 2 \\_ 1, snake_case, #1, a | b, \`**\`, "x" <https://irs.gov>, H<sub>2</sub>O.

\`\`\`
[a](b c) **
\`\`\`

[IRS][1], [us](/contact), [mail](mailto:a@example.org), a note[^1] and www.irs.gov.

[1]: https://www.irs.gov
[^1]: The note.

## Sources`,
  },
];
