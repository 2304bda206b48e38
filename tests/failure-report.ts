import { stripVTControlCharacters } from 'node:util';

/** How Vitest and Playwright begin the line of a failed test. */
const FAILED_TEST = /^(?: FAIL | {2}\d+\) ).*$/gm;
/** Vitest's line of a test, or a file of tests, that passed. */
const PASSED = /^ +✓ .*\n?/gm;
/** A line of a tested server's log, which tests of faults expect. */
const LOGGED = /^\{"level":.*\n?/gm;
/** The words that Vitest prints before such lines. */
const LOGGED_BY = /^std(?:out|err) \| .*\n+(?=std|$)/gm;

/**
 * What to read of a failed check: the names of its failed tests, then its output without the tests
 * that passed and the logs of the servers that it tested.
 */
export function failureReport(name: string, output: string): string {
  const plain = stripVTControlCharacters(output);
  const tests = new Set((plain.match(FAILED_TEST) ?? []).map((line) => line.trim()));
  const shown = [PASSED, LOGGED, LOGGED_BY].reduce((text, part) => text.replace(part, ''), plain);
  return [`\n${name} failed:`, ...[...tests].map((test) => `  ${test}`), '', shown.trim(), ''].join(
    '\n',
  );
}

/** The lines marked with `figure:`, which a check prints though it passes. */
export function printedFigures(output: string): string[] {
  const lines = output.split('\n').filter((line) => line.includes('figure:'));
  return lines.map((line) => line.slice(line.indexOf('figure:') + 7).trim());
}
