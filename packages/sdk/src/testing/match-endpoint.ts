import { type CallName, endpoints, staffEndpoints } from '../contract';

/** The endpoint of a request, with its path parameters as received. */
export interface MatchedEndpoint {
  name: CallName;
  params: Record<string, string>;
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replace(/\{(\w+)(\*?)\}/g, (_, key: string, rest: string) => `(?<${key}>${rest ? '.+' : '[^/]+'})`)}$`,
  );

const patterns = Object.values({ ...endpoints, ...staffEndpoints }).map(({ name, method, path }) => ({
  name,
  method,
  pattern: patternOf(path),
}));

/** The first match wins: the table lists literal paths before those with parameters. */
export function matchEndpoint(method: string, path: string): MatchedEndpoint | undefined {
  for (const route of patterns) {
    const match = route.method === method && route.pattern.exec(path);
    if (match) {
      const params = Object.entries(match.groups ?? {}).map(([key, value]) => [
        key,
        decodeURIComponent(value),
      ]);
      return { name: route.name, params: Object.fromEntries(params) };
    }
  }
  return undefined;
}
