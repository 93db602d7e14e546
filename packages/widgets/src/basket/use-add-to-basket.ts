import { basketProduct, type LineCustomization, purchaseMode } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { useDiwan } from '../provider';
import type { BasketKind } from '../stores';
import { useAnnounceAddition } from './use-announce-addition';

export interface Addition {
  /** The basket the product belongs to by default. */
  kind?: BasketKind;
  quantity?: number;
  customization?: LineCustomization | null;
  /** Flies to the basket's icon. */
  picture?: Element | null | undefined;
}

/** Puts a product into its basket, on top of what is there already, and shows the visitor so. */
export function useAddToBasket() {
  const { stores } = useDiwan();
  const announce = useAnnounceAddition();
  return (
    product: ProductSummary,
    { kind = purchaseMode({ product }), picture, ...options }: Addition = {},
  ) => {
    const snapshot = basketProduct(product, options.customization);
    stores.basket(kind).add(snapshot, options);
    announce(snapshot, kind, picture);
  };
}
