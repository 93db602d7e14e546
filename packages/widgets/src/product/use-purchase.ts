import { choicesCode, purchaseMode, readChoicesCode } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { useEffect, useRef, useState } from 'react';
import { useAddToBasket } from '../basket';
import { useDiwan } from '../provider';
import type { BasketKind } from '../stores';
import { type CustomizationControls, useCustomization } from './options/use-customization';

/** What a visitor has chosen about a product, as its page's address carries it. */
export interface Chosen {
  /** A `choicesCode`, empty for the product as it comes. */
  readonly choices: string;
  readonly quantity: number;
  /** The line of the price box that the next addition replaces, by its `choicesCode`. */
  readonly editedLine: string | undefined;
}

/** What of a product goes into which basket. */
export interface Purchase {
  readonly choices: CustomizationControls;
  readonly isCustomized: boolean;
  /** A customised piece is priced by hand: it goes to the price box. */
  readonly kind: BasketKind;
  readonly quantity: number;
  setQuantity(quantity: number): void;
  /**
   * Puts it into the basket and starts again with one; `picture` flies to the basket's icon. False where a choice is
   * open: nothing is added then, and the visitor is led to that choice.
   */
  add(picture?: Element | null): boolean;
}

/**
 * The choices about one product and the way into its basket. Another product needs another instance: give it a key.
 * @param opening what is chosen to begin with; without a quantity it is that of the edited line
 * @param onChoose called with all that is chosen whenever something of it changes
 */
export function usePurchase(
  product: Product,
  opening: Partial<Chosen> = {},
  onChoose?: (chosen: Chosen) => void,
): Purchase {
  const [quantity, setQuantity] = useState(opening.quantity ?? 1);
  const [editedCode, setEditedCode] = useState(opening.editedLine);
  const report = (change: Partial<Chosen>) =>
    onChoose?.({
      choices: customization ? choicesCode(customization) : '',
      quantity,
      editedLine: editedCode,
      ...change,
    });
  const choices = useCustomization(product, readChoicesCode(opening.choices ?? ''), (changed) =>
    report({ choices: changed ? choicesCode(changed) : '' }),
  );
  const addToBasket = useAddToBasket();
  const editedLine = useEditedLine(editedCode && `${product.id}_${editedCode}`, (stored) => {
    if (opening.quantity === undefined) setQuantity(stored);
  });
  const { customization } = choices;
  const isCustomized = customization !== null;
  const kind = purchaseMode({ product, isCustomized });
  return {
    choices,
    isCustomized,
    kind,
    quantity,
    setQuantity(next) {
      setQuantity(next);
      report({ quantity: next });
    },
    add(picture) {
      if (choices.openChoices.showFirst()) return false;
      if (kind === 'price-box') editedLine.remove();
      addToBasket(product, { kind, quantity, customization, picture });
      setQuantity(1);
      setEditedCode(undefined);
      report({ quantity: 1, editedLine: undefined });
      return true;
    },
  };
}

/** A line of the price box that the visitor has come to edit: its quantity is the one to begin with. */
function useEditedLine(
  lineId: string | undefined,
  onQuantity: (quantity: number) => void,
): { remove: () => void } {
  const { priceBox } = useDiwan().stores;
  const edited = useRef<string>(undefined);
  // Without rendering again: the storage is read right after hydration, when most visitors edit nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when storage has been read
  useEffect(
    () =>
      priceBox.isRestored.subscribe((isRestored) => {
        const line = priceBox.lines.peek().find(({ id }) => id === lineId);
        if (!isRestored || !line) return;
        edited.current = line.id;
        onQuantity(line.quantity);
      }),
    [],
  );
  return {
    remove() {
      if (edited.current) priceBox.remove(edited.current);
      edited.current = undefined;
    },
  };
}
