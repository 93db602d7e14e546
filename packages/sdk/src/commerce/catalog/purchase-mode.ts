import type { ProductSummary } from '../../contract';

/** The basket a product's button serves. */
export type PurchaseMode = 'cart' | 'price-box';

/**
 * Products sold online go to the cart, others to the price box (spec §1). A customised product always goes to the
 * price box: an order has no place for what was changed, a quote request has.
 */
export const purchaseMode = ({
  product,
  isCustomized = false,
}: {
  product: Pick<ProductSummary, 'allow_online_purchase'>;
  isCustomized?: boolean;
}): PurchaseMode => (product.allow_online_purchase && !isCustomized ? 'cart' : 'price-box');
