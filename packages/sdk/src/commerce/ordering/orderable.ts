import type { OrderLine, Product } from '../../contract';

/** Products without a shown price are only quoted: one that has none would be given away. */
export const isOrderable = (product: Pick<Product, 'allow_online_purchase' | 'is_price_show'>): boolean =>
  product.allow_online_purchase && product.is_price_show;

/** Paths of the lines whose product is gone or not sold online. */
export const unavailablePaths = (cart: readonly OrderLine[], orderable: ReadonlySet<number>): string[] =>
  cart.flatMap(({ item_id }, index) => (orderable.has(item_id) ? [] : [`cart.${index}.item_id`]));
