/** A base URL without the slashes at its end, so that a path can be appended. */
export function withoutTrailingSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}
