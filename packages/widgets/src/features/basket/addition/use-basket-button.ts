import { basketProduct, localized, purchaseMode } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { useRef } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan, useIsInBasket } from '../../../foundation/provider';
import type { IconShape } from '../../../foundation/ui/Icon';
import { documentIcon, plusIcon } from '../../../foundation/ui/icons';
import { basketLabels } from '../basket-labels';
import { useAnnounceAddition } from './use-announce-addition';

/** Duration of the flight (spec §4). Clicks during it don't remove the product again. */
const ADDING_MS = 1000;

export interface BasketButton {
  readonly icon: IconShape;
  readonly isIn: boolean;
  readonly label: string;
  /**
   * Adds or removes the product, announces it, and flies the picture to the basket's icon. A click within a second of
   * adding removes nothing; the toast about a removal has an undo button.
   */
  onToggle(picture: Element | null): void;
}

/** The button that adds a product to its basket or removes it. */
export function useBasketButton(product: ProductSummary): BasketButton {
  const { stores } = useDiwan();
  const announce = useAnnounceAddition();
  const { t, locale } = useI18n();
  const kind = purchaseMode({ product });
  const basket = stores.basket(kind);
  const labels = basketLabels[kind];
  const name = localized(product, 'name', locale);
  const isIn = useIsInBasket(kind, product.id);
  const addedAt = useRef(Number.NEGATIVE_INFINITY);

  return {
    icon: kind === 'cart' ? plusIcon : documentIcon,
    isIn,
    label: t(isIn ? labels.remove : labels.add, { name }),
    onToggle(picture) {
      if (isIn && performance.now() - addedAt.current < ADDING_MS) return;
      const snapshot = basketProduct(product);
      const undo = basket.toggle(snapshot);
      if (undo) {
        stores.toasts.show(t(labels.removed, { name }), {
          action: { label: t('common:undo'), onPress: undo },
        });
        return;
      }
      // A page may keep a product out of the basket.
      if (!basket.has(product.id)) return;
      addedAt.current = performance.now();
      announce(snapshot, kind, picture);
    },
  };
}
