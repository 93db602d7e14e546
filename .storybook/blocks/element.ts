import manifest from '../../packages/widgets/custom-elements.json';

/** Set by `elementOf` in the parameters of a widget's stories. */
export interface StoryElement {
  readonly tag: string;
  /** Attributes in the example. */
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
}

interface Described {
  readonly name: string;
  readonly description: string;
}

/** An element as described by its definition. */
export interface ElementDescription {
  readonly description: string;
  readonly attributes: readonly (Described & { readonly type: { readonly text: string } })[];
  readonly members: readonly (Described & { readonly kind: string })[];
  readonly events: readonly Described[];
  readonly slots: readonly { readonly name?: string; readonly description: string }[];
  readonly cssParts?: readonly Described[];
}

interface ElementModule {
  readonly declarations: readonly (ElementDescription & { readonly tagName: string })[];
}

/** @throws Error for an unknown tag */
export function describedElement(tag: string): ElementDescription {
  const modules: readonly ElementModule[] = manifest.modules;
  const found = modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`<${tag}> is not defined.`);
  return found;
}

const writtenTag = ({ tag, attributes }: StoryElement, locale: string) => {
  const written = Object.entries<string | number | boolean>({ ...attributes, lang: locale })
    .filter(([, value]) => value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${value}"`));
  return `<${tag}${written.join('')}></${tag}>`;
};

/** The HTML of a page with these elements: the script and their tags. */
export const elementHtml = (elements: readonly StoryElement[], locale: string): string =>
  [
    '<script async crossorigin src="https://shop.example/embed/v1/diwan.js"></script>',
    ...elements.map((element) => writtenTag(element, locale)),
  ].join('\n');
