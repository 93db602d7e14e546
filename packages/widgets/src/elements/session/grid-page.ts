import { PRODUCT_SORT_OPTIONS } from '@diwan/sdk/commerce';
import type { ItemListQuery } from '@diwan/sdk/contract';
import { type EarlyRequest, itemListRequest } from '@diwan/sdk/parts';
import { isEmptyChoice, itemQuery } from '../../features/catalogue/grid/item-query';
import type { ProductListOptions } from '../../features/catalogue/grid/use-product-list';
import { elementBackend, elementValue } from './element-values';
import type { EmbedSession } from './embed-session';

/** Attributes of a grid: all say which products it shows, and how many. */
export const gridAttributes = {
  category: 'number',
  subcategory: 'number',
  query: 'string',
  sort: PRODUCT_SORT_OPTIONS,
  limit: 'number',
  ids: 'numbers',
  singlePage: 'boolean',
  color: 'numbers',
  priceMax: 'number',
  widthMax: 'number',
  filters: 'boolean',
} as const;

/** Filters: an invalid one shows nothing rather than other products than the page means. */
export const gridFilters = ['category', 'subcategory', 'ids', 'color', 'priceMax', 'widthMax'] as const;

/** The first request of a grid. */
export interface FirstGridPage {
  readonly query: ProductListOptions;
  readonly input: ItemListQuery;
  readonly request: EarlyRequest;
}

/** The first page of a grid that isn't defined yet; undefined when it will ask for nothing. */
export function firstGridPage(element: Element, session: EmbedSession): FirstGridPage | undefined {
  const values = Object.entries(gridAttributes).map(([name, kind]) => {
    try {
      return [name, elementValue(element, name, kind)] as const;
    } catch {
      const isFilter = gridFilters.some((filter) => filter === name);
      return [name, isFilter ? Number.NaN : undefined] as const;
    }
  });
  // Each value is of its attribute's kind, or what the page has set as a property.
  const query = Object.fromEntries(values) as ProductListOptions;
  if (Number.isNaN(query.ids) || Number.isNaN(query.color) || isEmptyChoice(query)) return undefined;
  const backend = elementBackend(element, session);
  const input = { ...itemQuery(query, backend.locale), page: 1 };
  return { query, input, request: itemListRequest(backend, input) };
}
