import { MAX_PAGE_SIZE, MAX_QUANTITY } from '@diwan/sdk/contract';
import manifest from '@diwan/widgets/custom-elements.json';

/** An attribute as the custom elements manifest describes it. */
export interface ElementAttribute {
  readonly name: string;
  /** In TypeScript: `'newest' | 'oldest'`, `readonly number[]`. */
  readonly type: { readonly text: string };
  /** What the element does without the attribute. */
  readonly default?: string;
  /** Without it the element shows nothing. */
  readonly required?: boolean;
}

export interface EmbeddableElement {
  readonly tagName: string;
  readonly attributes: readonly ElementAttribute[];
  readonly cssProperties?: readonly { readonly name: string }[];
}

/** The greatest numbers that elements use; others are ids. */
export const MAXIMA: Readonly<Record<string, number | undefined>> = {
  limit: MAX_PAGE_SIZE,
  quantity: MAX_QUANTITY,
};

const modules: readonly { readonly declarations: readonly EmbeddableElement[] }[] = manifest.modules;

/** All visible elements. The form has no field for the shop: the script's address names it. */
export const embeddableElements: readonly EmbeddableElement[] = modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => tagName !== 'diwan-shop')
  .map((element) => ({
    ...element,
    attributes: element.attributes.filter(({ name }) => name !== 'shop-url'),
  }));

/** The values that an attribute allows; none if it allows others than words. */
export const wordsOf = ({ type }: ElementAttribute): readonly string[] =>
  [...type.text.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);

/** The grounds among its colours, such as `--diwan-color-action-ground`. */
export const colorPropertiesOf = ({ cssProperties = [] }: EmbeddableElement): readonly string[] =>
  cssProperties.map(({ name }) => name).filter((name) => /^--diwan-color-\w+-ground$/.test(name));
