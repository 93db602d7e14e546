import type { CallName } from '../contract';
import { InvalidParameterError } from './errors/call-errors';

/**
 * Fills in the parameters of a path, each encoded as one segment (`{name*}` as several).
 * @throws InvalidParameterError for a missing value ('', 0 and NaN, too), and for '.' and '..', which can't be escaped in a
 * URL: `items.get('..')` would silently call another endpoint.
 */
export function endpointPath(
  name: CallName,
  path: string,
  params: Readonly<Record<string, unknown>>,
): string {
  return path.replace(/\{(\w+)(\*?)\}/g, (_, key: string, rest: string) => {
    const value = String(params[key] || '');
    const segments = rest ? value.split('/') : [value];
    if (segments.some((segment) => /^\.{0,2}$/.test(segment))) {
      throw new InvalidParameterError(`${name}: ${key} is missing or dots`, { endpoint: name });
    }
    return segments.map(encodeURIComponent).join('/');
  });
}
