/** `npm run facts`: the sentences with figures, and their sources. */

import {
  factualSentences,
  type PrintedFigure,
} from '../src/content/checks/facts/factual-sentences.ts';
import { passages } from '../src/content/checks/facts/passages.ts';
import { readContent } from '../src/content/reader/yaml-file.ts';
import { type Fact, factsSchema as register } from '../src/content/schemas/facts.ts';
import { createProgram, printResult, runProgram } from './command/program.ts';

const facts = createProgram('facts', 'It reads content/: the register is content/facts.yaml.')
  .description('every sentence with a figure, form or date, its source and its last day')
  .action(printResult(listFacts));
await runProgram(facts);

/** Lists every sentence that prints a figure, each with its facts, their sources and expiry days. */
function listFacts(): string {
  const { content } = readContent('.', 'content/facts.yaml', register);
  const sentences = factualSentences(passages('.'), content);
  const lines = sentences.flatMap(({ file, text, figures }) => [
    `${file}: ${text}`,
    ...figures.flatMap(meaningsOf),
  ]);
  const count = sentences.reduce((sum, { figures }) => sum + figures.length, 0);
  return [...lines, `${count} figures in ${sentences.length} sentences.`].join('\n');
}

/** A line for each fact that a figure may mean. */
function meaningsOf({ figure, facts, objection }: PrintedFigure): string[] {
  if (facts.length > 0) return facts.map((fact) => `  ${figure}: ${meaningOf(fact)}`);
  return [`  ${figure}: ${objection ? `NOT REGISTERED: it ${objection}` : 'of an example'}`];
}

function meaningOf(fact: Fact): string {
  const last = fact.mark === 'time-bound' ? [fact.last_day] : [];
  return [fact.says, fact.source, ...last].join('; ');
}
