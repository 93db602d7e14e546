import type { ProductSummary } from '@diwan/sdk/contract';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import type { I18n } from '../../../foundation/i18n/create-i18n';
import { translatorOf } from '../../../foundation/i18n/translator';
import { createShopPaths } from '../../../foundation/paths/shop-paths';
import { PLACE_ATTRIBUTE, PRODUCT_ATTRIBUTE } from './card-list';
import { type CardSetting, cardValues } from './card-values';
import { fillingOf, LABELLED_ATTRIBUTE } from './marked-places';

/** Products, language and settings of the cards in a page's own markup. */
export interface ProductCardsMarkupOptions extends Pick<CardSetting, 'fileUrl' | 'imageUrl' | 'placeholder'> {
  /** A card's markup, with `data-diwan` on what shows a value: what is between the page's `<template>` tags. */
  template: string;
  products: readonly ProductSummary[];
  /** With the texts `common` and `product`, from `createI18n`. */
  i18n: I18n;
  /** The result of `client.settings.get()`. */
  settings: CardSetting['settings'];
  /** The shop's origin. */
  shopUrl: string;
}

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

const elementsIn = ({ childNodes }: Parent): Element[] =>
  childNodes.flatMap((node) => ('tagName' in node ? [node] : []));

const textOf = ({ childNodes }: Parent): string =>
  childNodes.map((node) => ('tagName' in node ? textOf(node) : 'value' in node ? node.value : '')).join('');

function setAttribute({ attrs }: Element, name: string, value: string | null): void {
  const index = attrs.findIndex((attribute) => attribute.name === name);
  if (index >= 0) attrs.splice(index, 1);
  if (value !== null) attrs.push({ name, value });
}

function fill(element: Element, values: ReturnType<typeof cardValues>): void {
  const places = element.attrs.find(({ name }) => name === PLACE_ATTRIBUTE)?.value;
  if (places !== undefined) {
    const { text, attributes, problems } = fillingOf(
      {
        tag: element.tagName,
        places,
        hasText:
          !element.attrs.some(({ name }) => name === LABELLED_ATTRIBUTE) && textOf(element).trim() !== '',
        hasElements: elementsIn(element).length > 0,
      },
      values,
    );
    if (problems.length > 0) throw new TypeError(problems.join(' '));
    for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
    if (text !== undefined) {
      const value: DefaultTreeAdapterTypes.TextNode = { nodeName: '#text', value: text, parentNode: element };
      element.childNodes = [value];
    }
  }
  for (const child of elementsIn(element)) fill(child, values);
}

/**
 * The markup of cards in a page's own words, for its server: put it into the element marked `data-diwan="list"` of a
 * `<diwan-product-grid>` with the same template. The element takes these cards over once it works.
 * @throws TypeError for a place that its tag can't show
 */
export function productCardsMarkup({
  template,
  products,
  i18n,
  settings,
  shopUrl,
  ...pictures
}: ProductCardsMarkupOptions): string {
  const { locale, t } = translatorOf(i18n);
  const setting = { locale, t, settings, paths: createShopPaths(shopUrl, locale), ...pictures };
  return products
    .map((product) => {
      const fragment = parseFragment(template);
      const [first, ...others] = elementsIn(fragment);
      const isWhole = first && others.length === 0;
      const root = isWhole ? first : elementsIn(parseFragment('<div></div>'))[0];
      if (!root) return '';
      if (!isWhole) root.childNodes = fragment.childNodes;
      setAttribute(root, PRODUCT_ATTRIBUTE, `${product.id}`);
      fill(root, cardValues(product, setting));
      const holder = parseFragment('');
      holder.childNodes = [root];
      return serialize(holder);
    })
    .join('');
}
