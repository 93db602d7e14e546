import { type Locale, PRODUCT_SORT_OPTIONS } from '@diwan/sdk/commerce';
import type { ItemListQuery } from '@diwan/sdk/contract';
import { type EarlyRequest, itemListRequest } from '@diwan/sdk/parts';
import { isEmptyChoice, itemQuery, type ProductListOptions } from '../../features/catalogue/grid';
import { elementBackend, elementValue } from '../session/element-values';
import type { EmbedSession } from '../session/embed-session';

/** Attributes of a grid: all say which products it shows, and how many. */
export const gridAttributes = {
  category: 'number',
  subcategory: 'number',
  query: 'string',
  sort: PRODUCT_SORT_OPTIONS,
  limit: 'number',
  ids: 'numbers',
  firstPageOnly: 'boolean',
} as const;

/** Attributes of grids with prerendered cards. Searches are unbounded, a sort order is rare, and each name is in the loader. */
export const prerenderedAttributes = ['category', 'subcategory', 'limit', 'firstPageOnly', 'ids'] as const;

/** Those without which it would show other products than the page means. */
export const gridFilters = ['category', 'subcategory', 'ids'] as const;

/** What a grid asks for first. */
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
  if (Number.isNaN(query.ids)) return undefined;
  return gridPage(query, elementBackend(element, session));
}

/** The first page of a grid with these attributes; undefined when it asks for nothing. */
export function gridPage(
  query: ProductListOptions,
  backend: { baseUrl: string; locale: Locale },
): FirstGridPage | undefined {
  if (isEmptyChoice(query)) return undefined;
  const input = { ...itemQuery(query, backend.locale), page: 1 };
  return { query, input, request: itemListRequest(backend, input) };
}
