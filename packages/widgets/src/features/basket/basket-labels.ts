import type { PurchaseMode } from '@diwan/sdk/commerce';
import type { PlainKey } from '../../foundation/i18n';
import type { ShopPaths } from '../../foundation/paths/shop-paths';

interface BasketLabels {
  /** Includes the product's name. */
  readonly add: PlainKey;
  /** Used next to the product's name. */
  readonly addShort: PlainKey;
  readonly remove: PlainKey;
  /** Used next to the product's name. */
  readonly removeShort: PlainKey;
  readonly added: PlainKey;
  readonly removed: PlainKey;
  readonly view: PlainKey;
}

export const basketLabels: Record<PurchaseMode, BasketLabels> = {
  cart: {
    add: 'product:add_to_cart_named',
    addShort: 'product:add_to_cart',
    remove: 'product:remove_from_cart_named',
    removeShort: 'product:remove_from_cart',
    added: 'product:toast.added_cart',
    removed: 'product:toast.removed_cart',
    view: 'common:toast.view_cart',
  },
  'price-box': {
    add: 'product:add_to_price_box_named',
    addShort: 'product:add_to_price_box',
    remove: 'product:remove_from_price_box_named',
    removeShort: 'product:remove_from_price_box',
    added: 'product:toast.added_price_box',
    removed: 'product:toast.removed_price_box',
    view: 'common:toast.view_price_box',
  },
};

/** The page that shows a basket. */
export const basketPath = (paths: ShopPaths, kind: PurchaseMode): string =>
  kind === 'cart' ? paths.cart : paths.priceBox;
