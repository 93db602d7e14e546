const asked = new Set<string>();

/** Whether the settings of an API have not been asked for on this page; from now on they have. */
export function isFirstOf(apiBase: string): boolean {
  const isFirst = !asked.has(apiBase);
  asked.add(apiBase);
  return isFirst;
}
