import { purchaseMode } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { useState } from 'react';
import { useAddToBasket } from '../basket';
import type { BasketKind } from '../stores';
import { type CustomizationControls, useCustomization } from './options/use-customization';

/** What of a product goes into which basket. */
export interface Purchase {
  readonly choices: CustomizationControls;
  readonly isCustomized: boolean;
  /** A customised piece is priced by hand: it goes to the price box. */
  readonly kind: BasketKind;
  readonly quantity: number;
  setQuantity(quantity: number): void;
  /** Puts it into the basket and starts again with one; `picture` flies to the basket's icon. */
  add(picture?: Element | null): void;
}

/** The choices about one product and the way into its basket. Another product needs another instance: give it a key. */
export function usePurchase(product: Product): Purchase {
  const choices = useCustomization(product);
  const addToBasket = useAddToBasket();
  const [quantity, setQuantity] = useState(1);
  const { customization } = choices;
  const isCustomized = customization !== null;
  const kind = purchaseMode({ product, isCustomized });
  return {
    choices,
    isCustomized,
    kind,
    quantity,
    setQuantity,
    add(picture) {
      addToBasket(product, { kind, quantity, customization, picture });
      setQuantity(1);
    },
  };
}
