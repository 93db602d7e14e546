import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_QUANTITY } from '@diwan/sdk/contract';
import manifest from '@diwan/widgets/custom-elements.json';

/** How a value is entered: typed (`numbers` are separated by commas), ticked, or selected from a list. */
export type AttributeInput = 'text' | 'address' | 'number' | 'numbers' | 'boolean' | readonly string[];

/** Range of a count: whole numbers from 1 to `max`; `initial` is the default without the attribute. */
export interface CountRange {
  readonly max: number;
  readonly initial: number;
}

export interface ElementAttribute {
  readonly name: string;
  readonly input: AttributeInput;
  /** Only for counts; other numbers are ids. */
  readonly range?: CountRange | undefined;
  /** Whether the element shows nothing without it. */
  readonly isRequired: boolean;
}

const required = ['product', 'slug', 'source-id'];

const addresses = ['href', 'checkout-href'];

const ranges: Readonly<Record<string, CountRange>> = {
  limit: { max: MAX_PAGE_SIZE, initial: DEFAULT_PAGE_SIZE },
  quantity: { max: MAX_QUANTITY, initial: 1 },
};

export interface EmbeddableElement {
  readonly tag: string;
  /** The tag without its `diwan-` prefix. */
  readonly name: string;
  readonly attributes: readonly ElementAttribute[];
}

/** The form leaves these out: the script's URL identifies the shop, and the language has a control of its own. */
const givenElsewhere = ['shop-url', 'lang'];

/** Parses types as written in the manifest, such as `'newest' | 'oldest'`. */
function inputFor(type: string): AttributeInput {
  const words = [...type.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
  if (words.length > 0) return words;
  if (type === 'readonly number[]') return 'numbers';
  return type === 'boolean' || type === 'number' ? type : 'text';
}

/** The part of the manifest that the form needs. */
interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly { readonly name: string; readonly type: { readonly text: string } }[];
}

const modules: readonly { readonly declarations: readonly Declaration[] }[] = manifest.modules;

/** All visible elements, as described in the custom elements manifest. */
export const embeddableElements: readonly EmbeddableElement[] = modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => tagName !== 'diwan-shop')
  .map(({ tagName, attributes }) => ({
    tag: tagName,
    name: tagName.replace('diwan-', ''),
    attributes: attributes
      .filter(({ name }) => !givenElsewhere.includes(name))
      .map(({ name, type }) => ({
        name,
        input: addresses.includes(name) ? 'address' : inputFor(type.text),
        range: ranges[name],
        isRequired: required.includes(name),
      })),
  }));
