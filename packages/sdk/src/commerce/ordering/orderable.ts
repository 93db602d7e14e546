import type { Customization, OrderLine, Product } from '../../contract';

/**
 * Whether a product can be ordered. Those without a shown price can only be quoted: without a price they would be free.
 */
export const isOrderable = (product: Pick<Product, 'allow_online_purchase' | 'is_price_show'>): boolean =>
  product.allow_online_purchase && product.is_price_show;

/** Paths of the lines whose product doesn't exist or isn't sold online. */
export const unavailablePaths = (cart: readonly OrderLine[], orderable: ReadonlySet<number>): string[] =>
  cart.flatMap(({ item_id }, index) => (orderable.has(item_id) ? [] : [`cart.${index}.item_id`]));

/** Whether the customisation changes anything. */
const isCustomized = ({ color_id, fabric_ids = [], width }: Customization): boolean =>
  color_id !== undefined || fabric_ids.length > 0 || width !== undefined;

/** Paths of the customised lines, which have no price to charge (docs/decisions/0024). */
export const customizedPaths = (cart: readonly OrderLine[]): string[] =>
  cart.flatMap(({ customization }, index) =>
    customization && isCustomized(customization) ? [`cart.${index}.customization`] : [],
  );
