/** A problem in a catalogue, with a path such as `products.3.price`. */
export interface CatalogueProblem {
  path: string;
  message: string;
  /** Whether the key is wrong, not its value. */
  isAboutKey?: boolean;
  /** Whether the value is the code or id of a product that the document doesn't have. */
  namesUnknownProduct?: boolean;
}

/** `products.3.price` → `products[3].price` */
export const readablePath = (path: string): string => path.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
