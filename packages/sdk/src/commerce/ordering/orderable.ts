import type { Customization, OrderLine, Product } from '../../contract';

/** Products without a shown price are only quoted: one that has none would be given away. */
export const isOrderable = (product: Pick<Product, 'allow_online_purchase' | 'is_price_show'>): boolean =>
  product.allow_online_purchase && product.is_price_show;

/** Paths of the lines whose product is gone or not sold online. */
export const unavailablePaths = (cart: readonly OrderLine[], orderable: ReadonlySet<number>): string[] =>
  cart.flatMap(({ item_id }, index) => (orderable.has(item_id) ? [] : [`cart.${index}.item_id`]));

/** Whether anything of a product is changed. */
const isCustomized = ({ color_id, fabric_ids = [], width }: Customization): boolean =>
  color_id !== undefined || fabric_ids.length > 0 || width !== undefined;

/** Paths of the lines with a customised piece, which has no price to charge (docs/decisions/0024). */
export const customizedPaths = (cart: readonly OrderLine[]): string[] =>
  cart.flatMap(({ customization }, index) =>
    customization && isCustomized(customization) ? [`cart.${index}.customization`] : [],
  );
