import type { DayRange, ProductSummary, Settings } from '../../contract';
import { foldTokens } from '../locale/search-folding';

/** Kinds of products by how long they take, in the order the delivery panel lists them (spec §2). */
export const DELIVERY_KINDS = ['custom', 'ready', 'accessories'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** Lead times of spec §2 «Product detail», and what checkout promises for an order without made-to-order pieces (§9). */
const DEFAULT_DAYS: Readonly<Record<DeliveryKind | 'checkout', DayRange>> = {
  custom: { min: 60, max: 90 },
  ready: { min: 10, max: 20 },
  accessories: { min: 3, max: 5 },
  checkout: { min: 7, max: 10 },
};

type DeliverySettings = Pick<Settings, 'delivery_times'>;

/** How long the shop takes, else what the spec says. */
export const deliveryDays = (
  kind: DeliveryKind | 'checkout',
  { delivery_times }: DeliverySettings,
): DayRange => delivery_times?.[kind] ?? DEFAULT_DAYS[kind];

// The wire has no flag for accessories, only the names editors gave their categories.
const ACCESSORY_WORDS = new Set(['accessory', 'accessories', ...foldTokens('إكسسوار إكسسوارات')]);

type Named = { readonly name_en: string; readonly name_ar: string } | null | undefined;

const isAboutAccessories = (reference: Named): boolean =>
  reference != null &&
  foldTokens(`${reference.name_en} ${reference.name_ar}`).some((word) => ACCESSORY_WORDS.has(word));

/**
 * The lead time that applies: a product made or changed to order takes longest, one of an accessories category
 * shortest, any other is ready-made (product.md «Delivery times»).
 */
export function deliveryKind({
  product,
  isCustomized = false,
}: {
  product: Pick<ProductSummary, 'is_custom' | 'category' | 'subcategory'>;
  isCustomized?: boolean;
}): DeliveryKind {
  if (product.is_custom || isCustomized) return 'custom';
  const isAccessory = isAboutAccessories(product.category) || isAboutAccessories(product.subcategory);
  return isAccessory ? 'accessories' : 'ready';
}

/** Days until a whole order arrives: the longest lead time when any piece is made to order, else checkout's. */
export const orderDeliveryDays = (
  lines: readonly { readonly product: Pick<ProductSummary, 'is_custom'> }[],
  settings: DeliverySettings,
): DayRange => deliveryDays(lines.some(({ product }) => product.is_custom) ? 'custom' : 'checkout', settings);
