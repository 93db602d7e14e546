/** `?a=1&a=2&b=x`, or ''. Arrays become repeated keys without indexes (spec §7); undefined and null are omitted. */
export function queryString(query: object): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(key, String(one));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}
