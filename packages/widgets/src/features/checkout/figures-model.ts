import {
  type BasketLine,
  type BasketLines,
  type OrderFigures,
  orderTotals,
  pricedLines,
} from '@diwan/sdk/commerce';
import type { OrderTotals, PriceChangedBody, Settings, Zone } from '@diwan/sdk/contract';
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { BasketStore } from '../../foundation/stores';
import type { PromoStore } from '../basket/promo/promo-store';
import type { SentOrder } from './checkout-record-store';

/** The settings that determine an order's figures. */
export type PricingSettings = Pick<Settings, 'allow_tax_rate' | 'tax_rate' | 'free_shipping' | 'currency'>;

/** The shop rejected an order because its figures differ from those the visitor saw. */
export interface PriceChange {
  /** The figures the visitor saw. */
  readonly before: OrderFigures;
  /** Lines whose price changed, as they were shown before. */
  readonly changedLines: readonly BasketLine[];
}

/** Lines that can be ordered. */
export type PricedBasketLines = ReturnType<typeof pricedLines<BasketLine>>;

/** The lines and amounts of an order. */
export interface FiguresModel {
  /** The order's lines, with the latest known prices. */
  readonly lines: ReadonlySignal<PricedBasketLines>;
  readonly totals: ReadonlySignal<OrderFigures>;
  /** Whether the shop's settings or a promo make delivery free everywhere. */
  readonly isDeliveryFree: ReadonlySignal<boolean>;
  /** Null until the shop rejects an order's figures. */
  readonly priceChange: ReadonlySignal<PriceChange | null>;
  /** Shows the figures that the shop returned in place of those sent. */
  showChange(sent: SentOrder, fresh: PriceChangedBody['fresh']): void;
  dismissChange(): void;
}

export interface FiguresOptions {
  cart: Pick<BasketStore, 'availableLines'>;
  promo: Pick<PromoStore, 'promo'>;
  settings: ReadonlySignal<PricingSettings>;
  /** Where the order is delivered; null until it is chosen. */
  zone: ReadonlySignal<Zone | null>;
}

type Quoted = Pick<OrderFigures, 'subtotal' | 'couponDiscount' | 'shippingFee' | 'tax' | 'total'>;

/** Numbers that the shop returned when it rejected the shown ones. */
interface FreshNumbers {
  readonly prices: ReadonlyMap<number, { readonly price: number; readonly discount: number }>;
  /** By zone. */
  readonly fees: ReadonlyMap<number, number>;
  readonly settings: Partial<PricingSettings>;
  /** The shop's totals of exactly one order: it may apply a promo of a kind unknown here. */
  readonly quote: { readonly orderKey: string; readonly totals: Quoted } | null;
}
const nothingFresh: FreshNumbers = { prices: new Map(), fees: new Map(), settings: {}, quote: null };

/** Equal for orders with the same totals in the shop. */
const orderKey = (lines: BasketLines, zoneId: number | undefined, promoId: number | null | undefined) =>
  JSON.stringify([lines.map(({ product, quantity }) => [product.id, quantity]), zoneId, promoId ?? null]);

const quotedTotals = (totals: OrderTotals): Quoted => ({
  subtotal: totals.subtotal,
  couponDiscount: totals.coupon_discount,
  shippingFee: totals.shipping_fee,
  tax: totals.tax,
  total: totals.total,
});

export function createFiguresModel({ cart, promo, settings, zone }: FiguresOptions): FiguresModel {
  const fresh = signal(nothingFresh);
  const priceChange = signal<PriceChange | null>(null);
  const current = computed(() => ({ ...settings.value, ...fresh.value.settings }));

  const lines = computed(() =>
    pricedLines(cart.availableLines.value).map((line) => {
      const numbers = fresh.value.prices.get(line.product.id);
      if (!numbers) return line;
      const product = { ...line.product, ...numbers, allow_discount: numbers.discount > 0 };
      return { ...line, product };
    }),
  );

  const figuresFor = (place: Pick<Zone, 'price'> | null) =>
    orderTotals({ lines: lines.value, promo: promo.promo.value, zone: place, settings: current.value });

  const totals = computed((): OrderFigures => {
    const { fees, quote } = fresh.value;
    const place = zone.value;
    const figures = figuresFor(place && { price: fees.get(place.id) ?? place.price });
    const promoId = figures.promo.status === 'applied' ? promo.promo.value?.id : null;
    if (quote?.orderKey !== orderKey(lines.value, place?.id, promoId)) return figures;
    const effect = figures.promo;
    return {
      ...figures,
      ...quote.totals,
      promo: effect.status === 'applied' ? { ...effect, discount: quote.totals.couponDiscount } : effect,
    };
  });

  return {
    lines,
    totals,
    isDeliveryFree: computed(() => figuresFor({ price: 1 }).shippingFee === 0),
    priceChange,

    showChange(sent, { cart: prices, tax_rate, totals: shopTotals, currency }) {
      const { zone_id: zoneId } = sent.order.address;
      const fee = shopTotals.shipping_fee;
      const isPriceChanged = ({ product: { id } }: BasketLine) => {
        const was = sent.order.cart.find(({ item_id }) => item_id === id);
        const now = prices.find(({ item_id }) => item_id === id);
        return was && now && (was.price !== now.price || was.discount !== now.discount);
      };
      const { free_shipping } = current.peek();
      fresh.value = {
        prices: new Map(prices.map(({ item_id, ...numbers }) => [item_id, numbers])),
        fees: new Map(fresh.peek().fees).set(zoneId, fee),
        settings: {
          allow_tax_rate: tax_rate > 0,
          tax_rate,
          free_shipping: free_shipping && fee === 0,
          ...(currency !== undefined && { currency }),
        },
        quote: {
          orderKey: orderKey(sent.lines, zoneId, sent.order.promo_code_id),
          totals: quotedTotals(shopTotals),
        },
      };
      priceChange.value = { before: sent.totals, changedLines: sent.lines.filter(isPriceChanged) };
    },
    dismissChange() {
      priceChange.value = null;
    },
  };
}
