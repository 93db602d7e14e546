import { stripVTControlCharacters } from 'node:util';

/** Matches a failed test in the output of Vitest (` FAIL  project  file > test`) and Playwright (`  1) [project] › file › test`). */
const FAILED_TEST = /^\s*(FAIL {2}|\d+\) \[)/;

/** Length of what is repeated of a failed check's output, in characters. */
const REPEATED = 4_000;
/** Length of what is repeated from its first failed test on: enough for some errors with their counterexamples. */
const REPEATED_FAILURES = 30_000;

/** Lines of an error that a summary repeats. */
const ERROR_LINES = 8;

/**
 * @param {string} output
 * @returns {Map<string, string[]>} of each failed test the first lines of its error
 */
export function failedTests(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  /** @type {Map<string, string[]>} */
  const tests = new Map();
  for (const [index, line] of lines.entries()) {
    if (!FAILED_TEST.test(line)) continue;
    const name = line.replace(/^\s*(FAIL|\d+\))\s*|[\s─]+$/g, '');
    const rest = lines.slice(index + 1, index + 40);
    const next = rest.findIndex((one) => FAILED_TEST.test(one));
    const error = rest.slice(0, next === -1 ? rest.length : next).filter((one) => one.trim() !== '');
    if (!tests.get(name)?.length) tests.set(name, error.slice(0, ERROR_LINES));
  }
  return tests;
}

/**
 * What a failed check says of its failures: the errors of failed tests, which a summary may follow, else the end of the
 * output.
 * @param {string} output
 * @returns {string}
 */
export function failureDetails(output) {
  const lines = output.split('\n');
  const first = lines.findIndex((line) => FAILED_TEST.test(stripVTControlCharacters(line)));
  if (first === -1) return output.slice(-REPEATED);
  const errors = lines.slice(first).join('\n');
  if (errors.length <= REPEATED_FAILURES) return errors;
  const left = errors.length - REPEATED_FAILURES;
  return `${errors.slice(0, REPEATED_FAILURES - REPEATED)}\n\n… ${left} characters left out …\n\n${errors.slice(-REPEATED)}`;
}
