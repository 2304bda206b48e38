import type { Fact } from '../../content/schemas/facts.ts';
import type { PrintedFigure } from '../../facts/registered.ts';
import { csv } from '../../inbox/csv.ts';
import { command } from '../command.ts';
import { registerAndSentences } from './register.ts';

const HEAD = ['file', 'sentence', 'figure', 'what it is', 'source', 'last day'];

const options = {
  csv: { type: 'boolean', help: 'as a file for spreadsheets, for whoever signs for the words' },
} as const;

/** Lists every sentence that prints a figure, each with its fact, its source and its last day. */
export const list = command(
  'every sentence with a figure, form or date, and its source',
  options,
  (chosen) => {
    const rows = registerAndSentences().sentences.flatMap(({ file, text, figures }) =>
      figures.flatMap((printed) => detailsOf(printed).map((details) => [file, text, ...details])),
    );
    if (chosen.csv) return csv([HEAD, ...rows]).trimEnd();
    const lines = rows.map(([file, text, figure, ...fact]) =>
      [`${file}: ${text}`, `  ${figure}: ${fact.filter(Boolean).join('; ')}`].join('\n'),
    );
    return [...lines, `${rows.length} figures in the copy.`].join('\n');
  },
);

/** What a spreadsheet says of a printed figure, once for each fact that may be meant. */
function detailsOf({ figure, facts, objection }: PrintedFigure): string[][] {
  if (facts.length > 0)
    return facts.map((fact) => [figure, fact.says, fact.source, lastDayOf(fact)]);
  return [[figure, objection ?? 'of the example', '', '']];
}

function lastDayOf(fact: Fact): string {
  return fact.mark === 'time-bound' ? fact.last_day : '';
}
