import { basketProduct, purchaseMode } from '@diwan/sdk/commerce';
import type { ProjectItem } from '@diwan/sdk/contract';
import { type PlainKey, useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import type { BasketKind } from '../../../foundation/stores';
import { basketLabels, basketPath } from '../../basket/basket-labels';

type CountKey = 'projects:pieces.added_cart' | 'projects:pieces.added_price_box';

const labels: Record<BasketKind, { readonly add: PlainKey; readonly added: CountKey }> = {
  cart: { add: 'projects:pieces.add_cart', added: 'projects:pieces.added_cart' },
  'price-box': { add: 'projects:pieces.add_price_box', added: 'projects:pieces.added_price_box' },
};

/** The cart if all pieces are sold online; otherwise all of them go to the price box. */
export const piecesBasket = (pieces: readonly ProjectItem[]): BasketKind =>
  pieces.every(({ item }) => purchaseMode({ product: item }) === 'cart') ? 'cart' : 'price-box';

/** Adds all pieces of a project to one basket, in the project's quantities, and announces it. */
export function useAddPieces(pieces: readonly ProjectItem[]) {
  const { stores, paths } = useDiwan();
  const { t } = useI18n();
  const kind = piecesBasket(pieces);
  return {
    kind,
    label: t(labels[kind].add),
    add() {
      const basket = stores.basket(kind);
      const before = basket.itemCount.peek();
      const outcomes = pieces.map(({ item, quantity }) => basket.add(basketProduct(item), { quantity }));
      // The page around has its own words for what it refuses.
      if (outcomes.every((outcome) => outcome === 'refused')) return;
      const count = basket.itemCount.peek() - before;
      stores.toasts.show(t(labels[kind].added, { count }), {
        action: { label: t(basketLabels[kind].view), href: basketPath(paths, kind) },
      });
    },
  };
}
