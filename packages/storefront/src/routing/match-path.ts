import { parse } from 'regexparam';

interface Pattern {
  readonly name: string;
  readonly pattern: string;
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/**
 * Finds the first row whose pattern fits a path, with the decoded pieces of the path. A path that isn't valid
 * percent-encoding fits none.
 */
export function createMatcher<Row extends Pattern>(rows: readonly Row[]) {
  const compiled = rows.map((row) => ({ row, ...parse(row.pattern) }));

  return (path: string): { row: Row; params: Record<string, string> } | undefined => {
    for (const { row, keys, pattern } of compiled) {
      const match = pattern.exec(path);
      if (!match) continue;
      const params: Record<string, string> = {};
      for (const [index, key] of keys.entries()) {
        const value = decoded(match[index + 1] ?? '');
        if (value === undefined) return undefined;
        params[key] = value;
      }
      return { row, params };
    }
    return undefined;
  };
}
