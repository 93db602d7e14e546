import { LANGUAGE_PARAM } from '@diwan/sdk/commerce';

/**
 * The target of a short link with the query that the visitor came with, such as the parameters of a campaign. The target's
 * own parameters win. The language is the visitor's already.
 */
export function withVisitorsQuery(target: string, search: string): string {
  const url = new URL(target);
  const own = new Set(url.searchParams.keys());
  const added = [...new URLSearchParams(search)].filter(
    ([name]) => name !== LANGUAGE_PARAM && !own.has(name),
  );
  if (added.length === 0) return target;
  // Appended as text: the target's own query keeps the form in which it was written.
  url.search = [url.search.slice(1), new URLSearchParams(added).toString()].filter(Boolean).join('&');
  return url.href;
}
