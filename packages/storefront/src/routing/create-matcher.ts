import { parse } from 'regexparam';
import { matchRoute, type Parser } from 'wouter';

interface Pattern {
  readonly name: string;
  readonly pattern: string;
}

/** Decoded values of a path, or undefined when the path isn't valid percent-encoding. */
function decoded(params: Record<string, string | undefined>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([key, value = '']) => [key, decodeURIComponent(value)]),
    );
  } catch {
    return undefined;
  }
}

/**
 * Returns a function that finds the first row whose pattern matches a path, with the decoded params. The router's own
 * hooks match only inside components and don't decode.
 */
export function createMatcher<Row extends Pattern>(rows: readonly Row[]) {
  // Compiled on first use: compiling all patterns at once would delay a page that has just loaded.
  const compiled = new Map<string, ReturnType<Parser>>();
  const parser: Parser = (pattern) => {
    const known = compiled.get(pattern) ?? parse(pattern);
    compiled.set(pattern, known);
    return known;
  };

  return (path: string): { row: Row; params: Record<string, string> } | undefined => {
    for (const row of rows) {
      const [isMatch, found] = matchRoute(parser, row.pattern, path);
      if (!isMatch) continue;
      const params = decoded(found);
      return params && { row, params };
    }
    return undefined;
  };
}
