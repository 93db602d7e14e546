import { safeFileAddress } from '@diwan/sdk/commerce';
import { type CardPart, customCardsMarkup, hasCustomCards } from './custom-card';
import type { ElementAttribute, EmbeddableElement } from './element-list';

/** Values by attribute; an empty one leaves the attribute out, `'true'` is a ticked box. */
export type AttributeValues = Readonly<Record<string, string>>;

export interface ElementMarkup {
  readonly tag: string;
  /** Language of the element; empty to use the page's. */
  readonly lang: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** Custom properties with their colours. */
  readonly colors: readonly (readonly [property: string, color: string])[];
  /** What is between the tags: cards in the page's own markup. */
  readonly content?: string;
}

const isWholeNumber = (text: string): boolean => /^\s*0*[1-9]\d*\s*$/.test(text);

/** Whether the element accepts the value; it ignores others, such as a sort order of another element. */
export function isAccepted({ input, range }: ElementAttribute, value: string): boolean {
  if (typeof input === 'object') return input.includes(value);
  if (input === 'address') return safeFileAddress(value) !== undefined;
  if (input === 'numbers') return value.split(',').every(isWholeNumber);
  if (input !== 'number') return true;
  return isWholeNumber(value) && (!range || Number(value) <= range.max);
}

/** Markup of an element with these values, with attributes in the order of its definition. */
export function markupOf(
  element: EmbeddableElement,
  {
    lang,
    values,
    colors,
    cardParts = [],
  }: {
    lang: string;
    values: AttributeValues;
    colors: AttributeValues;
    /** The parts of a card in the page's markup; empty for our cards. */
    cardParts?: readonly CardPart[];
  },
): ElementMarkup {
  return {
    tag: element.tag,
    lang,
    attributes: element.attributes.flatMap((attribute) => {
      const { name, input } = attribute;
      const value = values[name]?.trim() ?? '';
      if (!value || !isAccepted(attribute, value)) return [];
      return [[name, input === 'boolean' ? '' : value] as const];
    }),
    colors: Object.entries(colors),
    ...(hasCustomCards(element) && cardParts.length > 0 && { content: customCardsMarkup(cardParts) }),
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The code a page needs: the script and the element, each on a line of its own.
 * @param shopUrl the shop's origin
 */
export function linesOf(
  { tag, lang, attributes, colors, content = '' }: ElementMarkup,
  shopUrl: string,
): [string, string] {
  const all: (readonly [string, string])[] = [
    ...(lang ? [['lang', lang] as const] : []),
    ...attributes,
    ...(colors.length > 0
      ? [['style', colors.map(([property, color]) => `${property}:${color}`).join(';')] as const]
      : []),
  ];
  const written = all.map(([name, value]) => (value ? ` ${name}="${escaped(value)}"` : ` ${name}`)).join('');
  return [
    `<script src="${shopUrl}/embed/v1/diwan.js" crossorigin async></script>`,
    `<${tag}${written}>${content}</${tag}>`,
  ];
}

/** The attribute without which the element shows nothing and whose value is missing or not accepted. */
export const missingIn = (element: EmbeddableElement, { attributes }: ElementMarkup): string | undefined =>
  element.attributes.find(
    ({ name, isRequired }) => isRequired && !attributes.some(([given]) => given === name),
  )?.name;

/** A rule that sets the colours where style attributes are blocked; undefined without colours. */
export const styleRuleOf = ({ tag, colors }: ElementMarkup): string | undefined =>
  colors.length > 0
    ? `${tag} { ${colors.map(([property, color]) => `${property}: ${color};`).join(' ')} }`
    : undefined;

/** What elements of the preview were made with; they add cards to it. */
const shownContent = new WeakMap<Element, string>();

/** Shows the element in a document; an existing one with the same tag and content is updated, not replaced. */
export function showIn(
  document: Document,
  { tag, lang, attributes, colors, content = '' }: ElementMarkup,
): void {
  const shown = document.body.querySelector<HTMLElement>(':scope > :not(script)');
  const isSame = shown?.localName === tag && (shownContent.get(shown) ?? '') === content;
  const element = isSame ? shown : document.createElement(tag);
  if (!isSame) {
    // Only what the generator itself writes.
    element.innerHTML = content;
    shownContent.set(element, content);
  }
  const wanted = new Map([...attributes, ...(lang ? [['lang', lang] as const] : [])]);
  for (const name of element.getAttributeNames()) if (!wanted.has(name)) element.removeAttribute(name);
  for (const [name, value] of wanted)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  for (const [property, color] of colors) element.style.setProperty(property, color);
  if (element !== shown) {
    shown?.remove();
    document.body.append(element);
  }
}
