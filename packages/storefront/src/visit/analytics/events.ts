import {
  type BasketLine,
  type BasketLines,
  hasPrice,
  toMajorUnits,
  toMinorUnits,
  unitPrice,
} from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import type { Conversion, OrderConversion, QuoteConversion } from '@diwan/widgets';

/** A product as a Google Analytics 4 item; names are English in both languages, so that reports agree. */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  /** Price of one piece after its discount; omitted if the price isn't shown. */
  price?: number;
  quantity?: number;
}

interface Ecommerce {
  currency?: string;
  value?: number;
  item_list_name?: string;
  items: readonly AnalyticsItem[];
}

/** An event pushed to the data layer: GA4 names, nothing about the visitor. */
export type AnalyticsEvent =
  | { event: 'page_view'; page_path: string; page_title: string }
  | {
      event: 'view_item' | 'view_item_list' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout';
      ecommerce: Ecommerce;
    }
  | PurchaseEvent
  | LeadEvent;

/** GA4 `purchase`: `value` is the price of the goods, without shipping and tax. */
export interface PurchaseEvent {
  event: 'purchase';
  ecommerce: {
    transaction_id: string;
    currency?: string;
    value: number;
    tax: number;
    shipping: number;
    coupon?: string;
    items: readonly AnalyticsItem[];
  };
}

/** GA4 `generate_lead`: a quote request; `value` is the total of the pieces whose price is shown. */
export interface LeadEvent {
  event: 'generate_lead';
  lead_source: 'price_box';
  ecommerce: { currency?: string; value: number; items: readonly AnalyticsItem[] };
}

type CountedProduct = Pick<
  ProductSummary,
  'code' | 'name_en' | 'price' | 'discount' | 'allow_discount' | 'is_price_show'
>;

/** An amount computed from floats, without their errors. */
const rounded = (amount: number, currency: string): number =>
  toMajorUnits(toMinorUnits(amount, currency), currency);

const itemOf = (product: CountedProduct, currency: string, quantity?: number): AnalyticsItem => ({
  item_id: product.code,
  item_name: product.name_en,
  ...(product.is_price_show && hasPrice(product) && { price: unitPrice(product, { currency }) }),
  ...(quantity !== undefined && { quantity }),
});

const valued = (items: readonly AnalyticsItem[], currency: string) => ({
  currency,
  value: rounded(
    items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0),
    currency,
  ),
  items,
});

export const viewItem = (product: CountedProduct, currency: string): AnalyticsEvent => ({
  event: 'view_item',
  ecommerce: valued([itemOf(product, currency)], currency),
});

export const viewItemList = (
  name: string,
  products: readonly CountedProduct[],
  currency: string,
): AnalyticsEvent => ({
  event: 'view_item_list',
  ecommerce: { item_list_name: name, items: products.map((product) => itemOf(product, currency)) },
});

const itemsOf = (lines: BasketLines, currency: string) =>
  lines.map(({ product, quantity }) => itemOf(product, currency, quantity));

export const beginCheckout = (lines: BasketLines, currency: string): AnalyticsEvent => ({
  event: 'begin_checkout',
  ecommerce: valued(itemsOf(lines, currency), currency),
});

/** Stays the same when an order or request is reported again. */
export const conversionId = (conversion: Conversion): string =>
  (conversion.type === 'order' && conversion.number) || conversion.key;

export function purchase(order: OrderConversion): PurchaseEvent {
  const { subtotal, couponDiscount, shippingFee, tax, currency } = order.totals;
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: conversionId(order),
      currency,
      value: rounded(subtotal - couponDiscount, currency),
      tax,
      shipping: shippingFee ?? 0,
      ...(order.promoCode && { coupon: order.promoCode }),
      items: itemsOf(order.lines, currency),
    },
  };
}

export function quoteRequest({ lines }: QuoteConversion, currency: string): LeadEvent {
  // A customised piece has no standard price.
  const items = lines.map(({ product, quantity, customization }) =>
    itemOf(customization ? { ...product, is_price_show: false } : product, currency, quantity),
  );
  return { event: 'generate_lead', lead_source: 'price_box', ecommerce: valued(items, currency) };
}

/** @param currency the shop's; an order has its own. */
export const conversionEvent = (conversion: Conversion, currency: string): AnalyticsEvent =>
  conversion.type === 'order' ? purchase(conversion) : quoteRequest(conversion, currency);

const quantityIn = (lines: BasketLines, { id }: BasketLine): number =>
  lines.find((line) => line.id === id)?.quantity ?? 0;

/** Events of what a cart change added and removed. */
export function cartChanges(before: BasketLines, after: BasketLines, currency: string): AnalyticsEvent[] {
  const more = (from: BasketLines, to: BasketLines) =>
    to.flatMap((line) => {
      const quantity = line.quantity - quantityIn(from, line);
      return quantity > 0 ? [itemOf(line.product, currency, quantity)] : [];
    });
  const added = more(before, after);
  const removed = more(after, before);
  return [
    ...(added.length > 0 ? [{ event: 'add_to_cart' as const, ecommerce: valued(added, currency) }] : []),
    ...(removed.length > 0
      ? [{ event: 'remove_from_cart' as const, ecommerce: valued(removed, currency) }]
      : []),
  ];
}

/** Factories of the events that pages define, in the shop's currency. */
export interface AnalyticsEvents {
  viewItem(product: CountedProduct): AnalyticsEvent;
  viewItemList(name: string, products: readonly CountedProduct[]): AnalyticsEvent;
}
