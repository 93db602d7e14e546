/** What is wrong with a catalogue, and where: `products.3.price`. */
export interface CatalogueProblem {
  path: string;
  message: string;
}
