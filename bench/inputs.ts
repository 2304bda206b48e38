/**
 * How long the worst texts take that a stranger, or an author, can send: as much as the form takes
 * of one repeated part, and very long posts. Prints each reader's slowest text with its milliseconds.
 */

import { withFigureColumns } from '../blog/html/figure-columns.ts';
import { outlineOf } from '../blog/html/outline.ts';
import { samplePost } from '../blog/testing.ts';
import { masked } from '../inbox/channels/masked.ts';
import { BODY_LIMIT } from '../inbox/fields.ts';
import { folded } from '../inbox/folded.ts';
import { readForm } from '../inbox/receive/form.ts';
import { countLinks, hasLinkMarkup, hasSpelledLink } from '../inbox/spam/links.ts';
import { countOffers } from '../inbox/spam/offers.ts';
import { entryOf } from '../site/feeds/entry.ts';

const PARTS = [
  ...['a&', '+', '\u0323\u0301', 'ﷺ', 'a.', 'a-', 'a', 'www.', '<a ', 'a.com/'],
  ...['your site ', 'your site rank ', 'продвижени', 'earn $1 ', '1', '1 ', '1,', '12-', 'a1'],
  ...['aa11 ', 'aa11', '-DE89', '4111 ', '2020 ', '１', 'account ', 'account 1'],
  ...['acct 123456 ', 'tx ', 'tx 1'],
].map((part): [string, string] => [JSON.stringify(part), part.repeat(BODY_LIMIT / part.length)]);

const feedEntry = (content: string) =>
  entryOf(samplePost({ content }), 'https://firm.example', 'A notice');

type Read = (text: string) => unknown;

const READS: readonly [Read, readonly (readonly [string, string])[]][] = [
  ...[readForm, countLinks, hasLinkMarkup, hasSpelledLink, countOffers, masked, folded].map(
    (read): [Read, typeof PARTS] => [read, PARTS],
  ),
  [
    withFigureColumns,
    [
      ['tables without an end', '<table><tr><td>'.repeat(60_000)],
      ['a million tags', `<table><tr><td>${'<br>'.repeat(1_000_000)}</td></tr></table>`],
    ],
  ],
  [outlineOf, [['20,000 sections', '<h2>Same</h2><p></p>'.repeat(20_000)]]],
  [feedEntry, [['100,000 paragraphs', '<p>x</p>'.repeat(100_000)]]],
];

for (const [read, texts] of READS) {
  const times = texts.map(([name, text]) => {
    const started = performance.now();
    read(text);
    return { name, ms: performance.now() - started };
  });
  const [slowest] = times.sort((a, b) => b.ms - a.ms);
  process.stdout.write(`${read.name}: ${slowest?.ms.toFixed(0)} ms for ${slowest?.name}\n`);
}
