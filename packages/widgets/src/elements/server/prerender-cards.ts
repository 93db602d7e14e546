import { FALLBACK_LOCALE, type Locale } from '@diwan/sdk/commerce';
import {
  type ConnectionOptions,
  createDisplayedSettings,
  createItemList,
  createReadCall,
} from '@diwan/sdk/parts';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { ProductListOptions } from '../../features/catalogue/grid';
import { cardValues } from '../../features/catalogue/own-card';
import {
  addTexts,
  createI18n,
  type I18n,
  loadNamespaces,
  localeOf,
  translatorOf,
} from '../../foundation/i18n';
import { createShopPaths } from '../../foundation/paths';
import { attributeName, attributeValue } from '../attributes/attribute-kinds';
import { cardsKey } from '../prerender/cards-key';
import { gridAttributes, gridPage, prerenderedAttributes } from '../prerender/grid-page';
import type { CardNode, CardsModule } from '../prerender/prerendered-cards';
import { hasOwnBranding } from '../shop/create-page-shop';
import { fullAddress, resizedBy } from '../shop/picture-address';
import { shopStyles } from '../shop/shop-styles';
import { renderGrid } from './render-grid';

/** Longer lists are left to the element, so that their first row doesn't wait for the last. */
const MOST_CARDS = 24;

export interface PrerenderOptions {
  /** How the server reaches the API. */
  readonly api: { readonly baseUrl: string; readonly fetch: NonNullable<ConnectionOptions['fetch']> };
  /** Where visitors see the shop and, beside it, the API. */
  readonly origin: string;
}

/** What to prerender, from the attributes of a grid; normalised, so that equal queries share a cache entry. */
export interface CardsQuery {
  readonly options: ProductListOptions;
  readonly locale: Locale;
  /** Whether the grid has a template: its cards are values, not nodes. */
  readonly hasTemplate?: boolean;
}

/** Parses the parameters that the loader sends; undefined if one is unknown or invalid, or for too many cards. */
export function readCardsQuery(params: URLSearchParams): CardsQuery | undefined {
  const isKnown = (name: string) =>
    name === 'lang' ||
    name === 'template' ||
    prerenderedAttributes.some((known) => attributeName(known) === name);
  const names = [...params.keys()];
  if (new Set(names).size < names.length || !names.every(isKnown)) return undefined;
  const read = (property: (typeof prerenderedAttributes)[number]) => {
    const text = params.get(attributeName(property));
    return attributeValue(gridAttributes[property], text === 'null' ? null : text);
  };
  try {
    // Each value is of its attribute's kind.
    const options = Object.fromEntries(
      prerenderedAttributes.map((property) => [property, read(property)]),
    ) as ProductListOptions;
    const { limit = 0, ids = [] } = options;
    if (limit > MOST_CARDS || ids.length > MOST_CARDS) return undefined;
    const hasTemplate = params.get('template') === 'true';
    return { options, locale: localeOf(params.get('lang') ?? ''), ...(hasTemplate && { hasTemplate }) };
  } catch {
    return undefined;
  }
}

const translators = new Map<Locale, Promise<I18n>>();

async function translatorFor(locale: Locale): Promise<I18n> {
  const i18n = createI18n({ locale });
  addTexts(i18n, await loadNamespaces(locale, ['common', 'errors', 'product', 'currencies']));
  return i18n;
}

function i18nOf(locale: Locale): Promise<I18n> {
  const i18n = translators.get(locale) ?? translatorFor(locale);
  translators.set(locale, i18n);
  return i18n;
}

/** The markup as `prerender/prerendered-cards.ts` builds it. */
function cardNodes(nodes: DefaultTreeAdapterTypes.ChildNode[]): CardNode[] {
  return nodes.flatMap((node): CardNode[] => {
    if ('value' in node) return [node.value];
    // React's comments.
    if (!('tagName' in node)) return [];
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return [[node.tagName, attributes, ...cardNodes(node.childNodes)]];
  });
}

/**
 * The first cards of a grid, for `prerender/prerendered-cards.ts`; undefined if there are no products.
 * @throws what the API's client throws
 */
export async function prerenderCards(
  { options: query, locale, hasTemplate }: CardsQuery,
  { api, origin }: PrerenderOptions,
): Promise<CardsModule | undefined> {
  const apiBase = `${origin}/api`;
  const page = gridPage(query, { baseUrl: apiBase, locale });
  if (!page) return undefined;
  const shop = { ...api, locale: FALLBACK_LOCALE };
  const [list, settings] = await Promise.all([
    createItemList(createReadCall({ ...api, locale }))(page.input),
    createDisplayedSettings(createReadCall(shop)).get(),
  ]);
  if (list.results.length === 0) return undefined;
  const key = cardsKey(page, origin);
  if (hasTemplate) {
    const { t } = translatorOf(await i18nOf(locale));
    const paths = createShopPaths(origin, locale);
    const fileUrl = (src: string) => fullAddress(src, apiBase);
    const setting = { locale, t, settings, paths, fileUrl, imageUrl: resizedBy };
    return { key, values: list.results.map((product) => cardValues(product, setting)) };
  }
  const markup = renderGrid({
    query,
    page: list,
    settings,
    i18n: await i18nOf(locale),
    apiBase,
    shopUrl: origin,
  });
  return {
    key,
    nodes: cardNodes(parseFragment(markup).childNodes),
    ...(hasOwnBranding(settings) && { styles: shopStyles(settings, apiBase) }),
  };
}
