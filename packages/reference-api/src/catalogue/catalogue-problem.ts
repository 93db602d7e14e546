/** A problem in a catalogue, with a path such as `products.3.price`. */
export interface CatalogueProblem {
  path: string;
  message: string;
  /** Whether the key is wrong, not its value. */
  isAboutKey?: boolean;
  /** A product's code or id that the document names and has no product for. */
  unknownProduct?: string | number;
}

/** `products.3.price` → `products[3].price` */
export const readablePath = (path: string): string => path.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
