import type { DayRange, ProductSummary, Settings } from '../../contract';
import { foldTokens } from '../locale/search-folding';

/** Kinds of delivery times, in the order of the delivery panel (spec §2). */
export const DELIVERY_KINDS = ['custom', 'ready', 'accessories'] as const;
/** The settings that a delivery time depends on. */
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** Default delivery times, and checkout's for an order without made-to-order pieces (spec §2 and §9). */
const DEFAULT_DAYS: Readonly<Record<DeliveryKind | 'checkout', DayRange>> = {
  custom: { min: 60, max: 90 },
  ready: { min: 10, max: 20 },
  accessories: { min: 3, max: 5 },
  checkout: { min: 7, max: 10 },
};

type DeliverySettings = Pick<Settings, 'delivery_times'>;

/** The shop's delivery time, else the spec's. */
export const deliveryDays = (
  kind: DeliveryKind | 'checkout',
  { delivery_times }: DeliverySettings,
): DayRange => delivery_times?.[kind] ?? DEFAULT_DAYS[kind];

// The API has no flag for accessories, so they are recognised by the names of their categories.
const ACCESSORY_WORDS = new Set(['accessory', 'accessories', ...foldTokens('إكسسوار إكسسوارات')]);

type Named = { readonly name_en: string; readonly name_ar: string } | null | undefined;

const isAboutAccessories = (reference: Named): boolean =>
  reference != null &&
  foldTokens(`${reference.name_en} ${reference.name_ar}`).some((word) => ACCESSORY_WORDS.has(word));

/**
 * The kind of delivery time of a product: `custom` when it is made or changed to order, `accessories` in an accessories
 * category, else `ready`.
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

/** Delivery time of a whole order: that of custom pieces if it contains any, else checkout's. */
export const orderDeliveryDays = (
  lines: readonly { readonly product: Pick<ProductSummary, 'is_custom'> }[],
  settings: DeliverySettings,
): DayRange => deliveryDays(lines.some(({ product }) => product.is_custom) ? 'custom' : 'checkout', settings);
