import { type ElementAttribute, type EmbeddableElement, MAXIMA, wordsOf } from './element-list';

/** Values by name. */
export type Values = Readonly<Record<string, string>>;

export interface ElementMarkup {
  readonly tagName: string;
  /** An empty value stands for a boolean attribute. */
  readonly attributes: Values;
  /** By custom property. */
  readonly colors: Values;
}

const isWholeNumber = (text: string): boolean => /^\s*0*[1-9]\d*\s*$/.test(text);

/** Whether an element uses the value instead of ignoring it. */
export function isAccepted(attribute: ElementAttribute, value: string): boolean {
  const words = wordsOf(attribute);
  if (words.length > 0) return words.includes(value);
  if (attribute.type.text === 'readonly number[]') return value.split(',').every(isWholeNumber);
  if (attribute.type.text !== 'number') return true;
  return isWholeNumber(value) && Number(value) <= (MAXIMA[attribute.name] ?? Number.POSITIVE_INFINITY);
}

/**
 * @param values by attribute: an empty or unaccepted one leaves the attribute out; `'true'` is a ticked box
 */
export const markupOf = (
  { tagName, attributes }: EmbeddableElement,
  values: Values,
  colors: Values = {},
): ElementMarkup => ({
  tagName,
  attributes: Object.fromEntries(
    attributes.flatMap((attribute) => {
      const value = values[attribute.name]?.trim() ?? '';
      if (!value || !isAccepted(attribute, value)) return [];
      return [[attribute.name, attribute.type.text === 'boolean' ? '' : value]];
    }),
  ),
  colors,
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The code a page needs: the script and the element.
 * @param shopUrl the shop's origin
 */
export function linesOf({ tagName, attributes, colors }: ElementMarkup, shopUrl: string): [string, string] {
  const style = Object.entries(colors)
    .map(([property, color]) => `${property}: ${color}`)
    .join('; ');
  const written = Object.entries({ ...attributes, ...(style && { style }) })
    .map(([name, value]) => (value ? ` ${name}="${escaped(value)}"` : ` ${name}`))
    .join('');
  return [
    `<script src="${shopUrl}/embed/v1/diwan.js" crossorigin async></script>`,
    `<${tagName}${written}></${tagName}>`,
  ];
}
