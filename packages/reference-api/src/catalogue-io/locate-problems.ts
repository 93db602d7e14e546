import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { CatalogueProblem } from '../catalogue/catalogue-problem';

/** A problem with its 1-based position in the file. */
export interface LocatedProblem extends CatalogueProblem {
  line: number;
  column: number;
}

const strictJson = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** `products.3.price` → `products[3].price` */
const readablePath = (path: string): string => path.replace(/\.(\d+)(?=\.|$)/g, '[$1]');

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

function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/**
 * Adds positions to problems. For malformed JSON, returns only its syntax errors.
 * @param json the document
 */
export function locateProblems(json: string, problems: readonly CatalogueProblem[]): LocatedProblem[] {
  if (problems.length === 0) return [];
  const starts = lineStartsOf(json);
  const placeOf = (offset: number) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
  const errors: ParseError[] = [];
  const root = parseTree(json, errors, strictJson);
  if (!root || errors.length > 0) {
    return errors.map(({ error, offset }) => ({
      path: '',
      message: `not well-formed JSON: ${printParseErrorCode(error)}`,
      ...placeOf(offset),
    }));
  }
  return problems
    .map((problem) => ({
      path: readablePath(problem.path),
      message: problem.message,
      ...placeOf(nodeAt(root, problem.path).offset),
    }))
    .sort((one, other) => one.line - other.line || one.column - other.column);
}

/** `catalogue.json:812:19 products[14].price: expected number, got "x"` */
export const problemLine = (file: string, { line, column, path, message }: LocatedProblem): string =>
  `${file}:${line}:${column} ${path && `${path}: `}${message}`;
