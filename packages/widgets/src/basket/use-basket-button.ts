import { basketProduct, localized, purchaseMode } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { useRef } from 'react';
import { useI18n } from '../i18n';
import { useDiwan, useIsInBasket } from '../provider';
import type { IconShape } from '../ui/icon';
import { documentIcon } from '../ui/icon/icons/document';
import { plusIcon } from '../ui/icon/icons/plus';
import { basketLabels } from './basket-labels';
import { useAnnounceAddition } from './use-announce-addition';

/** As long as the picture flies (spec §4): a press in between belongs to the addition. */
const ADDING_MS = 1000;

export interface BasketButton {
  readonly icon: IconShape;
  readonly isIn: boolean;
  readonly label: string;
  /**
   * Adds or removes, says so, and lets the picture fly to the basket's icon. A press within a second of an addition
   * removes nothing; a removal can be undone where it is reported.
   */
  onToggle(picture: Element): void;
}

/** The button that puts a product into its basket and takes it out. */
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
      addedAt.current = performance.now();
      announce(snapshot, kind, picture);
    },
  };
}
