import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { CatalogueProblem } from '../catalogue/catalogue-problem';

/** A problem with its place in the file, counted from 1 as editors do. */
export interface LocatedProblem extends CatalogueProblem {
  line: number;
  column: number;
}

const strictJson = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** `products.3.price` → `products[3].price`, as programmers write it. */
const readablePath = (path: string): string => path.replace(/\.(\d+)(?=\.|$)/g, '[$1]');

/** The node of a path, or of its nearest ancestor: what is missing is reported where it should be. */
function nodeAt(root: Node, path: string): Node {
  let node = root;
  for (const segment of path.split('.')) {
    // A page may be called `2030`: whether digits are a place or a name is for the document to say.
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
 * Finds the places problems are at. JSON that isn't well formed has only the problems of its form.
 * @param json the document the problems are of
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
