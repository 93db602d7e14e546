import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_QUANTITY } from '@diwan/sdk/contract';
import manifest from '@diwan/widgets/custom-elements.json';

/** How a value is chosen: typed (`numbers` with commas between), ticked, or taken from a list. */
export type AttributeInput = 'text' | 'number' | 'numbers' | 'boolean' | readonly string[];

/** The whole numbers, from 1 on, that a count may be, and the one it is without the attribute. */
export interface CountRange {
  readonly max: number;
  readonly initial: number;
}

export interface ElementAttribute {
  readonly name: string;
  readonly input: AttributeInput;
  /** Of a count; other numbers are ids. */
  readonly range?: CountRange | undefined;
}

const ranges: Readonly<Record<string, CountRange>> = {
  limit: { max: MAX_PAGE_SIZE, initial: DEFAULT_PAGE_SIZE },
  quantity: { max: MAX_QUANTITY, initial: 1 },
};

export interface EmbeddableElement {
  readonly tag: string;
  /** The tag without the prefix all of them have. */
  readonly name: string;
  readonly attributes: readonly ElementAttribute[];
}

/** The script's address says where the shop is; the language has a control of its own. */
const givenElsewhere = ['api-base', 'shop-url', 'lang'];

/** `'newest' | 'oldest'` as the manifest writes types. */
function inputFor(type: string): AttributeInput {
  const words = [...type.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
  if (words.length > 0) return words;
  if (type === 'readonly number[]') return 'numbers';
  return type === 'boolean' || type === 'number' ? type : 'text';
}

/** Of the manifest, what a form needs. */
interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly { readonly name: string; readonly type: { readonly text: string } }[];
}

const modules: readonly { readonly declarations: readonly Declaration[] }[] = manifest.modules;

/** All elements that show something, as their definitions describe them. */
export const embeddableElements: readonly EmbeddableElement[] = modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => tagName !== 'diwan-shop')
  .map(({ tagName, attributes }) => ({
    tag: tagName,
    name: tagName.replace('diwan-', ''),
    attributes: attributes
      .filter(({ name }) => !givenElsewhere.includes(name))
      .map(({ name, type }) => ({ name, input: inputFor(type.text), range: ranges[name] })),
  }));
