/**
 * Calls `visit` for everything in a document, at any depth.
 * @param visit gets a value, its key, and its path such as `products.3.price`, which is made when it is asked for: most of the
 *   many thousand values have nothing to report.
 */
export function walkDocument(
  document: unknown,
  visit: (value: unknown, key: string, path: () => string) => void,
): void {
  const keys: string[] = [];
  const path = () => keys.join('.');
  const enter = (parent: unknown): void => {
    if (typeof parent !== 'object' || parent === null) return;
    for (const key of Object.keys(parent)) {
      const value = (parent as Record<string, unknown>)[key];
      keys.push(key);
      visit(value, key, path);
      enter(value);
      keys.pop();
    }
  };
  enter(document);
}
