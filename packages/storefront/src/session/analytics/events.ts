import { type BasketLine, type BasketLines, unitPrice } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';

/** A product as Google Analytics 4 knows it; names are English in both languages, so that reports agree. */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  /** SAR for one piece after its discount; left out where prices aren't shown. */
  price?: number;
  quantity?: number;
}

interface Ecommerce {
  currency?: 'SAR';
  value?: number;
  item_list_name?: string;
  items: readonly AnalyticsItem[];
}

/** What is pushed to the data layer: names of GA4, nothing about the visitor. */
export type AnalyticsEvent =
  | { event: 'page_view'; page_path: string; page_title: string }
  | {
      event: 'view_item' | 'view_item_list' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout';
      ecommerce: Ecommerce;
    };

type CountedProduct = Pick<
  ProductSummary,
  'code' | 'name_en' | 'price' | 'discount' | 'allow_discount' | 'is_price_show'
>;

const itemOf = (product: CountedProduct, quantity?: number): AnalyticsItem => ({
  item_id: product.code,
  item_name: product.name_en,
  ...(product.is_price_show && { price: unitPrice(product) }),
  ...(quantity !== undefined && { quantity }),
});

const valued = (items: readonly AnalyticsItem[]): Ecommerce => ({
  currency: 'SAR',
  value: items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0),
  items,
});

export const viewItem = (product: CountedProduct): AnalyticsEvent => ({
  event: 'view_item',
  ecommerce: valued([itemOf(product)]),
});

export const viewItemList = (name: string, products: readonly CountedProduct[]): AnalyticsEvent => ({
  event: 'view_item_list',
  ecommerce: { item_list_name: name, items: products.map((product) => itemOf(product)) },
});

export const beginCheckout = (lines: BasketLines): AnalyticsEvent => ({
  event: 'begin_checkout',
  ecommerce: valued(lines.map(({ product, quantity }) => itemOf(product, quantity))),
});

const quantityIn = (lines: BasketLines, { id }: BasketLine): number =>
  lines.find((line) => line.id === id)?.quantity ?? 0;

/** What a change of the cart put in and took out. */
export function cartChanges(before: BasketLines, after: BasketLines): AnalyticsEvent[] {
  const more = (from: BasketLines, to: BasketLines) =>
    to.flatMap((line) => {
      const quantity = line.quantity - quantityIn(from, line);
      return quantity > 0 ? [itemOf(line.product, quantity)] : [];
    });
  const added = more(before, after);
  const removed = more(after, before);
  return [
    ...(added.length > 0 ? [{ event: 'add_to_cart' as const, ecommerce: valued(added) }] : []),
    ...(removed.length > 0 ? [{ event: 'remove_from_cart' as const, ecommerce: valued(removed) }] : []),
  ];
}
