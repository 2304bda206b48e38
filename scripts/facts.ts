/** `npm run facts`: the sentences with figures, and where each is from. */
import { join } from 'node:path';
import { passages } from '../src/content/checks/facts/passages.ts';
import {
  type FactualSentence,
  factsFile,
  factualSentences,
  type PrintedFigure,
} from '../src/content/checks/facts/registered.ts';
import type { Fact } from '../src/content/schemas/facts.ts';
import { csv } from '../src/inbox/csv.ts';
import { writeNewFile } from './command/new-file.ts';
import { printing, programNamed, runProgram } from './command/program.ts';

const PROJECT = join(import.meta.dirname, '..');
const HEAD = ['file', 'sentence', 'figure', 'what it is', 'source', 'last day'];

const facts = programNamed('facts', 'It reads content/: the register is content/facts.yaml.')
  .description('every sentence with a figure, form or date, its source and its last day')
  .option('--to <file>', 'into a new file for a spreadsheet, for the CPA who signs for the words')
  .action(printing(listFacts));
await runProgram(facts);

/** Lists every sentence that prints a figure, each with its fact, its source and its last day. */
function listFacts({ to }: { to?: string }): string {
  const sentences = factualSentences(passages(PROJECT), factsFile(PROJECT).content);
  const total = `${sentences.reduce((sum, { figures }) => sum + figures.length, 0)} figures in ${sentences.length} sentences`;
  const rows = sentences.flatMap(rowsOf);
  if (to !== undefined) return `${total}, in ${writeNewFile(to, csv([HEAD, ...rows]))}.`;
  const lines = rows.map(([file, text, figure, ...fact]) =>
    [`${file}: ${text}`, `  ${figure}: ${fact.filter(Boolean).join('; ')}`].join('\n'),
  );
  return [...lines, `${total}.`].join('\n');
}

/** A sentence's rows for a spreadsheet: one for each fact that one of its figures may mean. */
function rowsOf({ file, text, figures }: FactualSentence): string[][] {
  return figures.flatMap((printed) =>
    detailsOf(printed).map((details) => [file, text, ...details]),
  );
}

function detailsOf({ figure, facts, objection }: PrintedFigure): string[][] {
  if (facts.length > 0) {
    return facts.map((fact) => [figure, fact.says, fact.source, lastDayOf(fact)]);
  }
  const said = objection === undefined ? 'of an example' : `NOT REGISTERED: it ${objection}`;
  return [[figure, said, '', '']];
}

function lastDayOf(fact: Fact): string {
  return fact.mark === 'time-bound' ? fact.last_day : '';
}
