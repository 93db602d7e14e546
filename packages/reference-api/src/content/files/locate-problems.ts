import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type CatalogueProblem, readablePath } from '../document/catalogue-problem';

/** A problem with its 1-based position in the file. */
export interface LocatedProblem extends CatalogueProblem {
  line: number;
  column: number;
}

const strictJson = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** The node at a path, or its nearest ancestor, so that missing fields are reported where they belong. */
function nodeAt(root: Node, path: string): Node {
  let node = root;
  for (const segment of path.split('.')) {
    // Keys may be numeric, e.g. a page `2030`, so the node decides between index and key.
    const child = findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment]);
    if (!child) break;
    node = child;
  }
  return node;
}

/** The key of the value at a path; the value itself for an element of a list. */
function keyAt(root: Node, path: string): Node {
  const node = nodeAt(root, path);
  const property = node.parent;
  return (property?.type === 'property' && property.children?.[0]) || node;
}

/** The parser's errors for shop owners. */
const syntaxWords: Readonly<Record<string, string>> = {
  InvalidSymbol: 'unknown word; texts are written in double quotes',
  InvalidNumberFormat: 'invalid number',
  PropertyNameExpected: 'a property name in double quotes is missing, or there is a comma too many',
  ValueExpected: 'a value is missing, or there is a comma too many',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing brace } is missing',
  CloseBracketExpected: 'a closing bracket ] is missing',
  EndOfFileExpected: 'there is something after the end of the document',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'a closing quote is missing',
  UnexpectedEndOfNumber: 'a number is incomplete',
  InvalidUnicode: 'invalid \\u escape',
  InvalidEscapeCharacter: 'invalid escape; a backslash is written \\\\',
  InvalidCharacter: 'invalid character; line breaks in a text are written \\n',
};

function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/**
 * Adds positions to problems. For malformed JSON, returns only its first syntax error, as others follow from it.
 * @param json the document
 */
export function locateProblems(json: string, problems: readonly CatalogueProblem[]): LocatedProblem[] {
  if (problems.length === 0) return [];
  const starts = lineStartsOf(json);
  const placeOf = (offset: number) => {
    // Of thousands of warnings in a long file, each would otherwise pass all its lines.
    let line = 0;
    for (let end = starts.length; line + 1 < end; ) {
      const middle = (line + end) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else end = middle;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
  const errors: ParseError[] = [];
  const root = parseTree(json, errors, strictJson);
  if (!root || errors.length > 0) {
    return errors.slice(0, 1).map(({ error, offset }) => ({
      path: '',
      message: `not well-formed JSON: ${syntaxWords[printParseErrorCode(error)] ?? 'syntax error'}`,
      ...placeOf(offset),
    }));
  }
  return problems
    .map((problem) => ({
      path: readablePath(problem.path),
      message: problem.message,
      ...placeOf((problem.isAboutKey ? keyAt : nodeAt)(root, problem.path).offset),
    }))
    .sort((one, other) => one.line - other.line || one.column - other.column);
}
