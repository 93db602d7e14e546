/**
 * Calls `visit` for everything in a document, at any depth.
 * @param visit gets a value, its key, and its path such as `products.3.price`, which is made when it is asked for: most of the
 *   many thousand values have nothing to report. Returning false leaves out what is inside the value.
 */
export function walkDocument(
  document: unknown,
  visit: (value: unknown, key: string, path: () => string) => unknown,
): void {
  const keys: string[] = [];
  const path = () => keys.join('.');
  const enter = (parent: unknown): void => {
    if (typeof parent !== 'object' || parent === null) return;
    for (const [key, value] of Object.entries(parent)) {
      keys.push(key);
      if (visit(value, key, path) !== false) enter(value);
      keys.pop();
    }
  };
  enter(document);
}
