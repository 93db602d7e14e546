/** A problem in a catalogue, with a path such as `products.3.price`. */
export interface CatalogueProblem {
  path: string;
  message: string;
}
