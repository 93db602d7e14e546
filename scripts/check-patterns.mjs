/**
 * Checks that every regular expression of the packages takes time in proportion to the length of its input, so that no
 * text a visitor sends can keep a process busy: `recheck` reads each of them, and each is run on 100,000 of every
 * character that it names and of every two of them in turn.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { EMAIL_PATTERN, PHONE_PATTERN } from '@diwan/sdk/contract';
import ts from 'typescript';

// Its compiled checkers aren't installed.
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = await import('recheck');

/** @typedef {{ place: string, pattern: RegExp }} Found */

const LENGTH = 100_000;
const MAX_MS = 50;
/** Files may compose patterns at run time if these are what they compose. */
const composed = new Map([
  ['packages/sdk/src/contract/email-address.ts', EMAIL_PATTERN],
  ['packages/sdk/src/contract/phone-number.ts', PHONE_PATTERN],
]);

const root = fileURLToPath(new URL('..', import.meta.url));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.(test|test-d|stories)\.|\/testing\//.test(file));

/** @type {string[]} */
const mistakes = [];

/** @param {string} file @returns {Found[]} */
function patternsIn(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  /** @type {Found[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const place = `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ place, pattern: new RegExp(node.text.slice(1, end), node.text.slice(end + 1)) });
    }
    if (ts.isNewExpression(node) && node.expression.getText(source) === 'RegExp' && !composed.has(file))
      mistakes.push(`${place}: write the pattern as a literal, so that it can be checked`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Characters that a pattern names: those it contains, and some of each class. @param {string} source */
function charactersOf(source) {
  const literal = source
    .replaceAll(/\\u\{?([\da-f]{4,6})\}?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\[pP]\{[^{}]*\}/g, 'aا1٣ \u0301')
    .replaceAll('\\s', ' \t\n')
    .replaceAll('\\d', '1')
    .replaceAll('\\w', 'a_')
    .replaceAll('\\S', 'a')
    .replaceAll(/[.^]/g, '.a')
    .replaceAll('\\', '');
  return [...new Set(`${literal}a1`)].slice(0, 12);
}

/** @param {string} source */
function* inputsFor(source) {
  const characters = charactersOf(source);
  // What no pattern ends with, so that those that must match to the end fail there.
  for (const one of characters) {
    yield `${one.repeat(LENGTH)}\u0001`;
    for (const other of characters) {
      if (other === one) continue;
      yield `${(one + other).repeat(LENGTH / 2)}\u0001`;
      yield `${one.repeat(LENGTH / 2)}${other.repeat(LENGTH / 2)}\u0001`;
    }
  }
}

/** One for all: a new context for each text would have the collection of garbage counted as time of a pattern. */
const context = vm.createContext({});
const match = new vm.Script("text.replace(pattern, '')");
/** Other work may hold the processor; a pattern that isn't linear takes seconds each time. */
const MAX_TRIES = 10;

/** Whether a match ends in time. @param {RegExp} pattern @param {string} text */
function isQuick(pattern, text) {
  Object.assign(context, { pattern, text });
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      match.runInContext(context, { timeout: MAX_MS });
      return true;
    } catch (error) {
      if (Object(error).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    }
  }
  return false;
}

/** @param {Found} found */
function checkPattern({ place, pattern }) {
  const result = checkSync(pattern.source, pattern.flags.replace('d', ''), {
    timeout: 10_000,
    // Some patterns are read by trying inputs: the same ones each time.
    randomSeed: 1,
  });
  if (result.status === 'vulnerable') {
    mistakes.push(`${place}: ${pattern} takes ${result.complexity.summary} time`);
    return;
  }
  if (!/[*+{]/.test(pattern.source)) return;
  for (const text of inputsFor(pattern.source))
    if (!isQuick(pattern, text)) {
      mistakes.push(
        `${place}: ${pattern} takes more than ${MAX_MS} ms for ${JSON.stringify(text.slice(0, 6))}…`,
      );
      return;
    }
}

const places = [
  ...files.flatMap(patternsIn),
  ...[...composed].map(([place, pattern]) => ({ place, pattern })),
];
const patterns = [...new Map(places.map((found) => [String(found.pattern), found])).values()];
for (const found of patterns) checkPattern(found);

if (mistakes.length > 0) {
  console.error(mistakes.join('\n'));
  process.exit(1);
}
console.log(`${patterns.length} patterns take time in proportion to what they read`);
