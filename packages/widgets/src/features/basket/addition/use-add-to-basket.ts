import { basketProduct, type LineCustomization, purchaseMode } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { useDiwan } from '../../../foundation/provider';
import type { BasketKind } from '../../../foundation/stores';
import { useAnnounceAddition } from './use-announce-addition';

export interface Addition {
  /** Defaults to the product's own basket. */
  kind?: BasketKind;
  quantity?: number;
  customization?: LineCustomization | null;
  /** Id of a line in that basket to replace, with its quantity and choices. */
  replacedLine?: string | undefined;
  /** Flies to the basket's icon. */
  picture?: Element | null | undefined;
}

/** Adds a product to its basket, on top of existing pieces, and announces it, or that there are 999 already. */
export function useAddToBasket() {
  const { stores } = useDiwan();
  const announce = useAnnounceAddition();
  return (
    product: ProductSummary,
    {
      kind = purchaseMode({ product }),
      quantity = 1,
      customization = null,
      replacedLine,
      picture,
    }: Addition = {},
  ) => {
    const snapshot = basketProduct(product, customization);
    const basket = stores.basket(kind);
    if (replacedLine === undefined) {
      const outcome = basket.add(snapshot, { quantity, customization });
      if (outcome === 'added') announce(snapshot, kind, picture);
      else if (outcome === 'full') announce(snapshot, kind, undefined, 'product:toast.most');
    } else {
      basket.replace(replacedLine, snapshot, { quantity, customization });
      announce(snapshot, kind, undefined, 'product:edited_line.saved');
    }
  };
}
