import { stripVTControlCharacters } from 'node:util';

/** The beginning of a failed test's line in Vitest and Playwright. */
const FAILED_TEST = /^(?: FAIL | {2}\d+\) ).*$/gm;
/** Vitest's line of a passed test or test file. */
const PASSED = /^ +✓ .*\n?/gm;
/** A log line of a tested server, which tests of faults expect. */
const LOGGED = /^\{"level":.*\n?/gm;
/** The text that Vitest prints before such lines. */
const LOGGED_BY = /^std(?:out|err) \| .*\n+(?=std|$)/gm;

/**
 * The report of a failed check: the names of its failed tests, then its output without passed tests and
 * server logs.
 */
export function failureReport(name: string, output: string): string {
  const plain = stripVTControlCharacters(output);
  const tests = new Set((plain.match(FAILED_TEST) ?? []).map((line) => line.trim()));
  const shown = [PASSED, LOGGED, LOGGED_BY].reduce((text, part) => text.replace(part, ''), plain);
  return [`\n${name} failed:`, ...[...tests].map((test) => `  ${test}`), '', shown.trim(), ''].join(
    '\n',
  );
}

/** The lines marked with `figure:`, which are printed even if the check passes. */
export function printedFigures(output: string): string[] {
  const lines = output.split('\n').filter((line) => line.includes('figure:'));
  return lines.map((line) => line.slice(line.indexOf('figure:') + 7).trim());
}
