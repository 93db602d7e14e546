import { basketProduct, localized, purchaseMode } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { type PlainKey, useI18n } from '../i18n';
import { type ShopPaths, useDiwan, useIsInBasket } from '../provider';
import type { BasketKind } from '../stores';
import type { IconShape } from '../ui/icon';
import { documentIcon } from '../ui/icon/icons/document';
import { plusIcon } from '../ui/icon/icons/plus';
import { sendToBasket } from './send-to-basket';

interface BasketWords {
  /** Names the product. */
  readonly add: PlainKey;
  /** Beside the product's name. */
  readonly addShort: PlainKey;
  readonly remove: PlainKey;
  readonly added: PlainKey;
  readonly removed: PlainKey;
  readonly view: PlainKey;
}

export const basketWords: Record<BasketKind, BasketWords> = {
  cart: {
    add: 'product:add_to_cart_named',
    addShort: 'product:add_to_cart',
    remove: 'product:remove_from_cart_named',
    added: 'product:toast.added_cart',
    removed: 'product:toast.removed_cart',
    view: 'common:toast.view_cart',
  },
  'price-box': {
    add: 'product:add_to_price_box_named',
    addShort: 'product:add_to_price_box',
    remove: 'product:remove_from_price_box_named',
    added: 'product:toast.added_price_box',
    removed: 'product:toast.removed_price_box',
    view: 'common:toast.view_price_box',
  },
};

/** The page that shows a basket. */
export const basketPath = (paths: ShopPaths, kind: BasketKind): string =>
  kind === 'cart' ? paths.cart : paths.priceBox;

export interface BasketButton {
  readonly icon: IconShape;
  readonly isIn: boolean;
  readonly label: string;
  /** Adds or removes, says so, and lets the picture fly to the basket's icon. */
  onToggle(picture: Element): void;
}

/** The button that puts a product into its basket and takes it out. */
export function useBasketButton(product: ProductSummary): BasketButton {
  const { stores, paths } = useDiwan();
  const { t, locale } = useI18n();
  const kind = purchaseMode({ product });
  const basket = stores.basket(kind);
  const words = basketWords[kind];
  const name = localized(product, 'name', locale);
  const isIn = useIsInBasket(kind, product.id);

  return {
    icon: kind === 'cart' ? plusIcon : documentIcon,
    isIn,
    label: t(isIn ? words.remove : words.add, { name }),
    onToggle(picture) {
      const snapshot = basketProduct(product);
      if (basket.toggle(snapshot) === 'removed') {
        stores.toasts.show(t(words.removed, { name }));
        return;
      }
      sendToBasket(picture, kind);
      stores.toasts.show(t(words.added, { name }), {
        action: { label: t(words.view), href: basketPath(paths, kind) },
        picture: toastPicture(snapshot.image),
      });
    },
  };
}

function toastPicture(image: ReturnType<typeof basketProduct>['image']) {
  return image ? { src: image.src_url, width: image.width ?? 160, height: image.height ?? 200 } : undefined;
}
