import type { ProductSummary } from '../../contract';

/** The basket a product's button adds to. */
export type PurchaseMode = 'cart' | 'price-box';

/**
 * Products sold online go to the cart, others to the price box (spec §1). Customised products always go to the price
 * box, because orders can't contain customisations and quote requests can.
 */
export const purchaseMode = ({
  product,
  isCustomized = false,
}: {
  product: Pick<ProductSummary, 'allow_online_purchase'>;
  isCustomized?: boolean;
}): PurchaseMode => (product.allow_online_purchase && !isCustomized ? 'cart' : 'price-box');
